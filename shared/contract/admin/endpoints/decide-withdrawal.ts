import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { decision, hasReason } from '../../creators/rules.ts';
import { adminWithdrawal } from '../entities/admin-withdrawal.ts';

export const decideWithdrawal = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/decide-withdrawal',
  summary:
    'Approves the revision of a withdrawal whose document was read, or rejects it, and deletes the document; an approved one can still be rejected',
  input: z.strictObject({ id, revision: count, ...decision }).check(hasReason),
  data: adminWithdrawal,
  errors: [
    'withdrawal.not_found',
    'withdrawal.decided',
    'withdrawal.changed',
    'withdrawal.document_unread',
    'decision.own',
  ],
  caller: 'admin',
});
