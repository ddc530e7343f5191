import * as z from '@storyloom/schema';
import { count, id, time } from '../fields.ts';
import { author } from './author.ts';
import { orderStates } from './order.ts';

export const reconciliationStates = ['RUNNING', 'DONE', 'FAILED'] as const;

/** A comparison of our orders with the provider's transactions for some days; its counts grow while it runs. */
export const reconciliation = z.object({
  id,
  by: z.nullable(author),
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.enum(reconciliationStates),
  startedAt: time,
  endedAt: z.nullable(time),
  transactions: count,
  orders: count,
  differences: count,
});
export type Reconciliation = z.output<typeof reconciliation>;

/**
 * `MISSING_HERE`: paid there, unknown here. `MISSING_THERE`: an order whose transaction the provider does not know.
 * `STATE`: paid, open or cancelled on one side only. `AMOUNT`: the paid or refunded sums differ. `POINTS`: the points in the
 * ledger are not those of the payment and its refunds.
 */
export const differenceKinds = ['MISSING_HERE', 'MISSING_THERE', 'STATE', 'AMOUNT', 'POINTS'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Amounts are in cents. */
export const ourSide = z.object({
  state: z.enum(orderStates),
  paid: z.nullable(count),
  refunded: count,
  /** Points in the ledger, without those taken back. */
  points: z.number(),
  /** Points that the payment and its refunds should leave. */
  pointsDue: count,
});
export type OurSide = z.output<typeof ourSide>;

export const theirSide = z.object({ status: z.string(), paid: z.nullable(count), refunded: count });
export type TheirSide = z.output<typeof theirSide>;

export const difference = z.object({
  id,
  kind: z.enum(differenceKinds),
  transactionId: z.string(),
  orderId: z.nullable(id),
  /** Null if there is no order, or its account was deleted. */
  userId: z.nullable(id),
  ours: z.nullable(ourSide),
  theirs: z.nullable(theirSide),
});
export type Difference = z.output<typeof difference>;
