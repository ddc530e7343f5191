import { orderStates } from '@storyloom/contract/payments/entities/order';
import { planNames } from '@storyloom/contract/payments/plans';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** The payment with tax, by money or credit, in the smallest unit of its currency. */
  paid: amount('paid'),
  currency: text().notNull().default('USD'),
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
