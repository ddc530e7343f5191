import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const withdrawalDocument = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/withdrawal-document',
  summary: 'Returns the identity document of a requested withdrawal as a data URL; each call is audited',
  input: z.strictObject({ id }),
  data: z.object({ image: z.string() }),
  errors: ['withdrawal.not_found', 'withdrawal.document_missing', 'decision.own'],
  caller: 'admin',
});
