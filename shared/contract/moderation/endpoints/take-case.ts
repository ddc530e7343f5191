import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { moderationCaseDetail } from '../entities/moderation-case.ts';

export const takeCase = endpoint({
  method: 'POST',
  path: '/ai-lab/moderation/take',
  summary:
    'Takes a waiting case for the caller, or releases it, so that others do not decide it at the same time',
  input: z.strictObject({
    caseId: id,
    /** False releases the case, also that of another administrator. */
    taken: z.boolean(),
  }),
  data: moderationCaseDetail,
  errors: ['case.not_found', 'case.decided', 'case.taken', 'decision.own'],
  caller: 'admin',
});
