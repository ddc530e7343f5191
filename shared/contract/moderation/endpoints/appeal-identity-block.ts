import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { identityBlockAppealInput } from '../rules.ts';

/** Follows `auth.blocked` of a login with another service, within ten minutes and from the same session. */
export const appealIdentityBlock = endpoint({
  method: 'POST',
  path: '/ai-lab/moderation/appeal-identity-block',
  summary: 'Appeals the block of an account, once, after a refused OAuth login to it',
  input: identityBlockAppealInput,
  data: z.object({ appealed: z.literal(true) }),
  errors: ['auth.oauth_failed', 'case.not_appealable'],
  caller: 'guest',
  rate: 'logins',
});
