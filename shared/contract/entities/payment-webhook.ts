import * as z from '@storyloom/schema';
import { time } from '../fields.ts';

/** A stored event of the payment provider. Of its content only the named fields are shown, never a card. */
export const paymentWebhook = z.object({
  id: z.string(),
  type: z.string(),
  /** The transaction or subscription that it is about. */
  subjectId: z.string(),
  occurredAt: time,
  receivedAt: time,
  /** Null while it waits to be applied. */
  appliedAt: z.nullable(time),
  status: z.nullable(z.string()),
  /** Action of an adjustment. */
  action: z.nullable(z.string()),
  /** In cents; null for subscriptions. */
  amount: z.nullable(z.number()),
});
export type PaymentWebhook = z.output<typeof paymentWebhook>;
