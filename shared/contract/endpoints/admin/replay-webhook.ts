import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { paymentWebhook } from '../../entities/payment-webhook.ts';

export const replayWebhook = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/replay-webhook',
  summary:
    'Applies a stored event of the payment provider again. Its effects happen once, however often it is applied',
  input: z.strictObject({ id: z.string().check(z.regex(/^[a-z]{2,10}_[a-z0-9]{1,64}$/)) }),
  data: paymentWebhook,
  errors: ['payment.webhook_not_found'],
  caller: 'admin',
});
