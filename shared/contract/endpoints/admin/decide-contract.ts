import * as z from '@storyloom/schema';
import { decision, hasReason } from '../../creator-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { creatorApplication } from '../../entities/creator-application.ts';
import { id } from '../../fields.ts';

export const decideContract = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/decide-contract',
  summary: 'Accepts or refuses an application; a refusal has a reason',
  input: z.strictObject({ id, ...decision }).check(hasReason),
  data: creatorApplication,
  errors: ['contract.not_found', 'contract.decided', 'decision.own'],
  caller: 'admin',
});
