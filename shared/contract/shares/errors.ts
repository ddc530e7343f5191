import type { ErrorDefinitions } from '../core/error-definition.ts';

export const shareErrors = {
  'share.not_found': { code: 16001, msg: 'This share doesn’t exist or its link was turned off.' },
} as const satisfies ErrorDefinitions;
