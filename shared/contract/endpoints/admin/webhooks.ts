import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { paymentWebhook } from '../../entities/payment-webhook.ts';
import { after, id, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const webhooks = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/webhooks',
  summary:
    "Lists the payment provider's stored events of a user, newest first; the audit trail records who looked",
  input: z.strictObject({ userId: id, page, after, size }),
  data: cursorPaged(paymentWebhook),
  errors: ['user.not_found'],
  caller: 'admin',
});
