import type { ErrorDefinitions } from '../core/error-definition.ts';

export const followErrors = {
  'follow.own_profile': { code: 17020, msg: 'You can’t follow yourself.' },
  /** details: max */
  'follow.limit_reached': {
    code: 17021,
    msg: 'You’ve reached the maximum number of authors you can follow. Unfollow one to follow another.',
  },
} as const satisfies ErrorDefinitions;
