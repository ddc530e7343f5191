import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';

export const portal = endpoint({
  method: 'POST',
  path: '/ai-lab/payments/portal',
  summary:
    "Opens the provider's page for invoices, the card and the cancellation of a membership; the address is valid for a short time",
  input: nothing,
  data: z.object({ url: z.string() }),
  errors: ['payment.unavailable', 'payment.nothing_to_manage'],
  caller: 'guest',
  rate: 'payments',
});
