/** A price of the stand-in's catalogue. */
export interface LocalPrice {
  id: string;
  name: string;
  /** In US cents. */
  cents: number;
  isMonthly: boolean;
  /** Days before the first payment of a plan; none unless given. */
  trialDays?: number;
}

export interface Transaction {
  id: string;
  /** `draft`: no customer was entered yet. */
  status: 'draft' | 'ready' | 'completed' | 'canceled' | 'past_due';
  /** Paid by an invoice that was not sent; the payment page refuses it. */
  isInvoice?: boolean;
  customerId: string | null;
  subscriptionId: string | null;
  customData: Record<string, unknown> | null;
  origin: 'api' | 'subscription_recurring' | 'subscription_update' | 'subscription_payment_method_change';
  /** USD unless given. Amounts are then those of the catalogue in the smallest unit of the currency. */
  currency?: string;
  /** The part that is paid by the customer's credit. */
  credit?: number;
  period: Period | null;
  /** `rate`: the part of the month that is charged. A negative quantity is refunded. */
  items: { priceId: string; quantity: number; rate?: number }[];
  discountPercent: number;
  createdAt: string;
  updatedAt: string;
}

export interface Period {
  starts_at: string;
  ends_at: string;
}

export interface Subscription {
  id: string;
  status: 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled';
  customerId: string;
  priceId: string;
  customData: Record<string, unknown> | null;
  period: Period;
  /** An ended subscription has none. */
  nextBilledAt: string | null;
  canceledAt: string | null;
  pausedAt: string | null;
  scheduledChange: { action: 'cancel' | 'pause'; effective_at: string; resume_at: null } | null;
  /** USD unless given. */
  currency?: string;
  /** True if the card declines further payments. */
  isDeclining: boolean;
  createdAt: string;
  updatedAt: string;
}

export const adjustmentActions = [
  'refund',
  'credit',
  'credit_reverse',
  'chargeback',
  'chargeback_reverse',
] as const;
export type AdjustmentAction = (typeof adjustmentActions)[number];

export interface Adjustment {
  id: string;
  action: AdjustmentAction;
  status: 'pending_approval' | 'approved' | 'rejected' | 'reversed';
  transactionId: string;
  cents: number;
  isFull: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  notification_id: string;
  data: Record<string, unknown>;
}

/** A webhook that was not accepted yet. */
export interface PendingDelivery {
  /** Attempts so far. */
  tries: number;
  /** Time of the next attempt, in ms since 1970. */
  dueAt: number;
}

/** Everything that the stand-in knows; it can be stored as JSON. */
export interface Records {
  transactions: Record<string, Transaction>;
  subscriptions: Record<string, Subscription>;
  adjustments: Record<string, Adjustment>;
  events: PaddleEvent[];
  /** The rest of credits, by customer. */
  credits: Record<string, number>;
  /** Deliveries by the id of the event. */
  pending: Record<string, PendingDelivery>;
  /** How far its clock is ahead of the real one, in ms. */
  aheadMs: number;
}

export function emptyRecords(): Records {
  return {
    transactions: {},
    subscriptions: {},
    adjustments: {},
    events: [],
    credits: {},
    pending: {},
    aheadMs: 0,
  };
}
