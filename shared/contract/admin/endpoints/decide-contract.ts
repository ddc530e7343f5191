import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { creatorApplication } from '../../creators/entities/creator-application.ts';
import { decision, hasReason } from '../../creators/rules.ts';

export const decideContract = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/decide-contract',
  summary: 'Accepts or refuses an application; a refusal has a reason',
  input: z.strictObject({ id, ...decision }).check(hasReason),
  data: creatorApplication,
  errors: ['contract.not_found', 'contract.decided', 'decision.own'],
  caller: 'admin',
});
