import type { PaymentWebhook } from '@storyloom/contract/entities/payment-webhook';
import * as z from 'zod/mini';
import type { PaymentEventRow } from '../payments.schema.ts';
import { amount } from '../webhooks/event-body.ts';

/** The fields of an event's content that administrators see. Anything else may be personal: cards, names, addresses. */
const shown = z.object({
  status: z.catch(z.nullable(z.string()), null),
  action: z.catch(z.nullable(z.string()), null),
  /** Totals of an adjustment. */
  totals: z.catch(z.nullable(z.object({ total: amount })), null),
  /** Details of a transaction. */
  details: z.catch(z.nullable(z.object({ totals: z.object({ grand_total: amount }) })), null),
});

export function toWebhook({ id, type, subjectId, data, ...event }: PaymentEventRow): PaymentWebhook {
  const { status, action, totals, details } = shown.parse(data);
  return {
    ...{ id, type, subjectId, status, action },
    occurredAt: event.occurredAt.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    appliedAt: event.appliedAt?.toISOString() ?? null,
    amount: totals?.total ?? details?.totals.grand_total ?? null,
  };
}
