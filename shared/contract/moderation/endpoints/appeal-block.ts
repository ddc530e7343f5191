import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { blockAppealInput } from '../rules.ts';

export const appealBlock = endpoint({
  method: 'POST',
  path: '/ai-lab/moderation/appeal-block',
  summary: 'Appeals the block of an account, once, with its email address and password',
  input: blockAppealInput,
  data: z.object({ appealed: z.literal(true) }),
  errors: ['auth.bad_credentials', 'case.not_appealable'],
  caller: 'anyone',
  rate: 'logins',
});
