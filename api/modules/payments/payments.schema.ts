import { orderStates } from '@storyloom/contract/entities/order';
import {
  differenceKinds,
  type OurSide,
  reconciliationStates,
  type TheirSide,
} from '@storyloom/contract/entities/reconciliation';
import { planNames } from '@storyloom/contract/plans';
import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  /** Null if the account was deleted. */
  userId: text('user_id'),
  priceId: text('price_id').notNull(),
  name: text().notNull(),
  /** Null for packs. */
  plan: text({ enum: planNames }),
  quantity: integer().notNull(),
  /** In US cents, with the discount and without tax. */
  price: amount('price').notNull(),
  points: amount('points').notNull(),
  state: text({ enum: orderStates }).notNull(),
  /** Null until the provider has created it. */
  transactionId: text('transaction_id'),
  /** Subscription of a plan's payment; null until its webhook is applied, and for packs. */
  subscriptionId: text('subscription_id'),
  customerId: text('customer_id'),
  /** The payment with tax, in the smallest unit of its currency. */
  paid: amount('paid'),
  createdAt: time('created_at').notNull(),
  pointsAddedAt: time('points_added_at'),
  /** The error of the request that began it, if it could not begin. */
  beginError: text('begin_error', { enum: ['payment.unavailable', 'payment.plan_arriving'] }),
});
export type OrderRow = typeof orders.$inferSelect;

export const memberships = pgTable('memberships', {
  /** The provider's subscription. */
  id: text().primaryKey(),
  /** Null if the account was deleted. */
  userId: text('user_id'),
  plan: text({ enum: planNames }).notNull(),
  /** The plan that replaces it, and when. */
  nextPlan: text('next_plan', { enum: planNames }),
  nextPlanAt: time('next_plan_at'),
  status: text({ enum: ['active', 'trialing', 'past_due', 'paused', 'canceled'] }).notNull(),
  customerId: text('customer_id').notNull(),
  renewsAt: time('renews_at'),
  endsAt: time('ends_at'),
  pastDueSince: time('past_due_since'),
  /** The time of the last event that changed it; older ones have no effect. */
  changedAt: time('changed_at').notNull(),
  /** The earlier subscription of the person, if this one is a second one: it is ended and paid back. */
  secondTo: text('second_to'),
  /** Payments since this time are paid back. */
  secondSince: time('second_since'),
});
export type MembershipRow = typeof memberships.$inferSelect;

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** The transaction or subscription that it is about; its events are applied one after the other. */
  subjectId: text('subject_id').notNull(),
  occurredAt: time('occurred_at').notNull(),
  data: jsonb().notNull(),
  receivedAt: time('received_at').notNull(),
  /** Null while it waits: for its job, or for the order or membership that it is about. */
  appliedAt: time('applied_at'),
});
export type PaymentEventRow = typeof paymentEvents.$inferSelect;

export const paymentAdjustments = pgTable('payment_adjustments', {
  id: text().primaryKey(),
  transactionId: text('transaction_id').notNull(),
  action: text().notNull(),
  status: text().notNull(),
  amount: amount('amount').notNull(),
  changedAt: time('changed_at').notNull(),
});

export const paymentClawbacks = pgTable('payment_clawbacks', {
  /** The key of the ledger entry. */
  key: text().primaryKey(),
  transactionId: text('transaction_id').notNull(),
  /** In points. */
  amount: amount('amount').notNull(),
  /** The part that was given back. */
  restored: amount('restored').notNull().default(0),
  createdAt: time('created_at').notNull(),
});

/** Refunds that administrators, and the job of second plans, ask the provider for. */
export const paymentRefunds = pgTable('payment_refunds', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  requestedBy: text('requested_by').notNull(),
  clientRequestId: text('client_request_id').notNull(),
  /** In cents. */
  amount: amount('amount').notNull(),
  reason: text().notNull(),
  /** `SENDING`: it is not known yet whether the provider has accepted it. */
  state: text({ enum: ['SENDING', 'SENT', 'FAILED'] }).notNull(),
  adjustmentId: text('adjustment_id'),
  createdAt: time('created_at').notNull(),
  triedAt: time('tried_at').notNull(),
  /** Time when administrators were notified that the refund of a second plan failed. */
  toldAt: time('told_at'),
});
export type RefundRow = typeof paymentRefunds.$inferSelect;

export const paymentReconciliations = pgTable('payment_reconciliations', {
  id: text().primaryKey(),
  requestedBy: text('requested_by').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  state: text({ enum: reconciliationStates }).notNull(),
  startedAt: time('started_at').notNull(),
  endedAt: time('ended_at'),
  transactions: integer().notNull().default(0),
  orders: integer().notNull().default(0),
});
export type ReconciliationRow = typeof paymentReconciliations.$inferSelect;

export const paymentDifferences = pgTable('payment_differences', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reconciliationId: text('reconciliation_id').notNull(),
  kind: text({ enum: differenceKinds }).notNull(),
  transactionId: text('transaction_id').notNull(),
  orderId: text('order_id'),
  ours: jsonb().$type<OurSide>(),
  theirs: jsonb().$type<TheirSide>(),
});
