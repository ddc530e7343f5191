import { planNames } from '@storyloom/contract/payments/plans';
import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[a-z]{2,10}_[a-z0-9]{1,64}$/));
const time = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => new Date(text)),
    z.date(),
  ),
);
/** A sum in the smallest unit of its currency. */
export const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);
/** May be negative where a part of a month is paid back. */
export const signedAmount = z.pipe(
  z.string().check(z.regex(/^-?\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);
const customData = z.catch(z.object({ orderId: z.string() }), { orderId: '' });
/** The plan that is paid until a time, though the price is already that of the next one. */
const paidAhead = z.catch(z.nullable(z.object({ paidPlan: z.enum(planNames), paidUntil: time })), null);

/** An event of the provider. Its data is read when it is applied, so that an unexpected one is stored and not lost. */
export const eventBody = z.object({
  event_id: id,
  event_type: z.string().check(z.maxLength(100)),
  occurred_at: time,
  data: z.looseObject({ id }),
});
export type EventBody = z.output<typeof eventBody>;

export const lineItem = z.object({
  price_id: id,
  /** Negative for the rest of a month that is paid back. */
  quantity: z.number().check(
    z.int(),
    z.gte(-1_000),
    z.lte(1_000),
    z.refine((quantity) => quantity !== 0),
  ),
  proration: z.nullish(z.object({ rate: z.string() })),
});

/** The parts of a transaction that are read. */
export const transactionData = z.object({
  id,
  status: z.string(),
  customer_id: z.nullish(id),
  subscription_id: z.nullish(id),
  custom_data: customData,
  origin: z.optional(z.string()),
  collection_mode: z.optional(z.string()),
  billing_period: z.nullish(z.object({ starts_at: time, ends_at: time })),
  details: z.object({
    /** `total` is with tax, and before credit of the customer, which pays a part or all of it. */
    totals: z.object({
      total: signedAmount,
      subtotal: signedAmount,
      discount: signedAmount,
      currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    }),
    line_items: z.array(lineItem),
  }),
});
export type TransactionData = z.output<typeof transactionData>;

export const subscriptionData = z.object({
  id,
  status: z.enum(['active', 'trialing', 'past_due', 'paused', 'canceled']),
  customer_id: id,
  /** In subscription.created alone. */
  transaction_id: z.nullish(id),
  custom_data: z.pipe(
    z.unknown(),
    z.transform((data) => ({ ...customData.parse(data), paidAhead: paidAhead.parse(data) })),
  ),
  next_billed_at: z.nullish(time),
  canceled_at: z.nullish(time),
  current_billing_period: z.nullish(z.object({ starts_at: time, ends_at: time })),
  scheduled_change: z.nullish(z.object({ action: z.string(), effective_at: time })),
  items: z.array(z.object({ price: z.object({ id }) })),
});
export type SubscriptionData = z.output<typeof subscriptionData>;

export const adjustmentData = z.object({
  id,
  action: z.string().check(z.maxLength(50)),
  status: z.string().check(z.maxLength(50)),
  transaction_id: id,
  totals: z.object({ total: amount }),
});

/** The transaction or subscription that an event is about; null for kinds of events that have no effect here. */
export function subjectOf({ event_type: type, data }: EventBody): string | null {
  if (/^adjustment\.(created|updated)$/.test(type)) return id.parse(data.transaction_id);
  if (/^transaction\.(completed|canceled)$/.test(type)) return data.id;
  if (/^subscription\.(created|trialing|activated|updated|past_due|paused|resumed|canceled)$/.test(type))
    return data.id;
  return null;
}
