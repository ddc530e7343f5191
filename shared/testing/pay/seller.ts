import { adjustmentBody, subscriptionBody, transactionBody, transactionTotals } from './bodies.ts';
import { newPaddleId } from './ids.ts';
import { daysAfter, monthAfter, prorate } from './periods.ts';
import type {
  Adjustment,
  AdjustmentAction,
  LocalPrice,
  PaddleEvent,
  Records,
  Subscription,
  Transaction,
} from './records.ts';

/** The provider refuses a call; the message is its error code. */
export class RefusedError extends Error {}

interface SellerParts {
  records: Records;
  prices: readonly LocalPrice[];
  /** In ms since 1970, without the time that the records are ahead. */
  now(): number;
  emit(event: PaddleEvent): void;
}

interface AdjustmentRequest {
  action: AdjustmentAction;
  /** The full amount if left out. */
  cents?: number;
  isPending?: boolean;
}

export type Seller = ReturnType<typeof createSeller>;

/** Sells as Paddle does: transactions, subscriptions and adjustments, and their events. */
export function createSeller({ records, prices, now, emit }: SellerParts) {
  const { transactions, subscriptions, adjustments } = records;
  const time = () => new Date(now() + records.aheadMs);
  const stamp = () => time().toISOString();

  function priceOf(id: string): LocalPrice {
    const price = prices.find((each) => each.id === id);
    if (price === undefined) throw new RangeError(`There is no price ${id}.`);
    return price;
  }
  const find = <T>(of: Record<string, T>, id: string): T => {
    const found = of[id];
    if (found === undefined) throw new RangeError(`There is no ${id}.`);
    return found;
  };
  const totalOf = (transaction: Transaction) => transactionTotals(transaction, priceOf).total;

  function tell(type: string, data: object): void {
    const event = {
      event_id: newPaddleId('evt'),
      event_type: type,
      occurred_at: stamp(),
      notification_id: newPaddleId('ntf'),
      data: structuredClone(data) as Record<string, unknown>,
    };
    records.events.push(event);
    emit(event);
  }
  const tellTransaction = (verb: string, transaction: Transaction) =>
    tell(`transaction.${verb}`, transactionBody(transaction, priceOf, null));
  const tellSubscription = (verb: string, subscription: Subscription, transactionId: string | null = null) =>
    tell(`subscription.${verb}`, subscriptionBody(subscription, priceOf, transactionId));
  const tellAdjustment = (verb: string, adjustment: Adjustment) =>
    tell(`adjustment.${verb}`, adjustmentBody(adjustment, find(transactions, adjustment.transactionId)));

  function insertTransaction(
    given: Pick<Transaction, 'customerId' | 'customData' | 'items' | 'discountPercent'> &
      Partial<Transaction>,
  ): Transaction {
    for (const { priceId } of given.items) priceOf(priceId);
    const at = stamp();
    const transaction: Transaction = {
      id: newPaddleId('txn'),
      status: 'draft',
      subscriptionId: null,
      origin: 'api',
      period: null,
      createdAt: at,
      updatedAt: at,
      ...given,
    };
    transactions[transaction.id] = transaction;
    return transaction;
  }

  /** Pays what the customer's credit covers, and keeps what is paid back as credit. */
  function useCredit(transaction: Transaction): void {
    const { customerId, subscriptionId } = transaction;
    if (customerId === null || subscriptionId === null) return;
    const [credit, total] = [records.credits[customerId] ?? 0, totalOf(transaction)];
    transaction.credit = Math.max(0, Math.min(credit, total));
    records.credits[customerId] = credit - Math.min(credit, total);
  }

  function complete(transaction: Transaction): void {
    useCredit(transaction);
    transaction.status = 'completed';
    transaction.updatedAt = stamp();
    tellTransaction('paid', transaction);
    tellTransaction('completed', transaction);
  }

  function subscribe(transaction: Transaction, priceId: string, customerId: string): Subscription {
    const at = stamp();
    const { trialDays } = priceOf(priceId);
    const period = trialDays === undefined ? monthAfter(time()) : daysAfter(time(), trialDays);
    const status = trialDays === undefined ? 'active' : 'trialing';
    const subscription: Subscription = {
      id: newPaddleId('sub'),
      status,
      customerId,
      priceId,
      period,
      customData: transaction.customData,
      nextBilledAt: period.ends_at,
      canceledAt: null,
      pausedAt: null,
      scheduledChange: null,
      isDeclining: false,
      createdAt: at,
      updatedAt: at,
    };
    subscriptions[subscription.id] = subscription;
    transaction.subscriptionId = subscription.id;
    transaction.period = period;
    return subscription;
  }

  function change(subscription: Subscription, verb: string, values: Partial<Subscription>): void {
    Object.assign(subscription, values, { updatedAt: stamp() });
    tellSubscription(verb, subscription);
  }

  function end(subscription: Subscription): void {
    change(subscription, 'canceled', {
      status: 'canceled',
      canceledAt: stamp(),
      nextBilledAt: null,
      scheduledChange: null,
    });
  }

  /** Bills the next month, or does what was scheduled for its start. */
  function renew(subscription: Subscription): void {
    const { scheduledChange, period, customerId, priceId, customData, id, currency } = subscription;
    if (scheduledChange?.action === 'cancel') {
      end(subscription);
      return;
    }
    if (scheduledChange?.action === 'pause') {
      const paused = {
        status: 'paused',
        pausedAt: stamp(),
        nextBilledAt: null,
        scheduledChange: null,
      } as const;
      change(subscription, 'paused', paused);
      return;
    }
    const next = monthAfter(new Date(period.ends_at));
    const transaction = insertTransaction({
      customerId,
      customData,
      items: [{ priceId, quantity: 1 }],
      discountPercent: 0,
      subscriptionId: id,
      origin: 'subscription_recurring',
      period: next,
      ...(currency !== undefined && { currency }),
    });
    if (subscription.isDeclining) {
      transaction.status = 'past_due';
      tellTransaction('payment_failed', transaction);
      change(subscription, 'past_due', { status: 'past_due', period: next, nextBilledAt: next.ends_at });
      return;
    }
    const verb = subscription.status === 'trialing' ? 'activated' : 'updated';
    change(subscription, verb, { status: 'active', period: next, nextBilledAt: next.ends_at });
    complete(transaction);
  }

  /** True if the payment page accepts a payment. */
  const isPayable = ({ status, isInvoice }: Transaction) =>
    (status === 'draft' || status === 'ready') && isInvoice !== true;

  /** Why a subscription cannot be changed now. */
  function refusalOf({ status, scheduledChange }: Subscription): string | null {
    if (scheduledChange !== null) return 'subscription_locked_pending_changes';
    return status === 'active' ? null : 'subscription_update_when_not_active';
  }

  return {
    transaction: (id: string) => find(transactions, id),
    subscription: (id: string) => find(subscriptions, id),
    subscriptionsOf: (customerId: string) =>
      Object.values(subscriptions).filter((each) => each.customerId === customerId),
    transactionsOf: (customerId: string) =>
      Object.values(transactions).filter((each) => each.customerId === customerId),
    prices: () => prices,
    priceOf,
    totalOf,

    /** Throws RangeError for an unknown price. */
    createTransaction: insertTransaction,

    /** Pays an open transaction. */
    pay(id: string): void {
      const transaction = find(transactions, id);
      if (!isPayable(transaction)) return;
      const customerId = transaction.customerId ?? newPaddleId('ctm');
      transaction.customerId = customerId;
      const plan = transaction.items.find(({ priceId }) => priceOf(priceId).isMonthly);
      const subscription = plan === undefined ? null : subscribe(transaction, plan.priceId, customerId);
      if (subscription !== null) tellSubscription('created', subscription, id);
      complete(transaction);
      if (subscription !== null)
        tellSubscription(subscription.status === 'trialing' ? 'trialing' : 'activated', subscription);
    },

    isPayable,

    /** Enters the customer. */
    prepare(id: string): void {
      const transaction = find(transactions, id);
      if (transaction.status === 'draft') transaction.status = 'ready';
    },

    /** Makes an open transaction payable by invoice. */
    makeInvoice(id: string): void {
      const transaction = find(transactions, id);
      if (!/^(?:draft|ready)$/.test(transaction.status)) throw new RefusedError('transaction_immutable');
      transaction.isInvoice = true;
    },

    decline(id: string): void {
      tellTransaction('payment_failed', find(transactions, id));
    },

    cancelTransaction(id: string): void {
      const transaction = find(transactions, id);
      if (transaction.status !== 'ready') throw new RefusedError('transaction_invalid_status_change');
      transaction.status = 'canceled';
      tellTransaction('canceled', transaction);
    },

    /** Creates an adjustment of a transaction, or of a part of it if `cents` are given. */
    adjust(transactionId: string, { action, cents, isPending = false }: AdjustmentRequest): Adjustment {
      const transaction = find(transactions, transactionId);
      const at = stamp();
      const adjustment: Adjustment = {
        id: newPaddleId('adj'),
        action,
        transactionId,
        createdAt: at,
        updatedAt: at,
        status: isPending ? 'pending_approval' : 'approved',
        cents: cents ?? totalOf(transaction),
        isFull: cents === undefined,
      };
      adjustments[adjustment.id] = adjustment;
      tellAdjustment('created', adjustment);
      return adjustment;
    },

    /** Decides a pending adjustment, or reverses an approved one. */
    decide(adjustmentId: string, status: Adjustment['status']): void {
      const adjustment = find(adjustments, adjustmentId);
      Object.assign(adjustment, { status, updatedAt: stamp() });
      tellAdjustment('updated', adjustment);
    },

    cancelSubscription(id: string, isImmediate: boolean): Subscription {
      const subscription = find(subscriptions, id);
      if (subscription.status === 'canceled') throw new RangeError('The subscription is canceled.');
      if (!isImmediate && subscription.scheduledChange !== null) {
        throw new RefusedError('subscription_locked_pending_changes');
      }
      if (isImmediate) end(subscription);
      else {
        const scheduled = {
          action: 'cancel',
          effective_at: subscription.period.ends_at,
          resume_at: null,
        } as const;
        change(subscription, 'updated', { scheduledChange: scheduled });
      }
      return subscription;
    },

    /** The transaction of a change of the price at once; it is not stored. */
    previewUpdate(id: string, priceId: string): Transaction {
      return prorate(find(subscriptions, id), priceId, time());
    },

    /** Changes the price from now on; with `isProrated`, the rest of the period is charged. */
    updateSubscription(
      id: string,
      {
        priceId,
        isProrated,
        customData,
      }: { priceId: string; isProrated: boolean; customData: Subscription['customData'] },
    ): Subscription {
      const subscription = find(subscriptions, id);
      priceOf(priceId);
      const refusal = refusalOf(subscription);
      if (refusal !== null) throw new RefusedError(refusal);
      const transaction = isProrated ? prorate(subscription, priceId, time()) : null;
      if (transaction !== null && subscription.isDeclining && totalOf(transaction) > 0) {
        throw new RefusedError('subscription_payment_declined');
      }
      change(subscription, 'updated', { priceId, customData });
      if (transaction !== null) {
        transactions[transaction.id] = { ...transaction, customData };
        complete(find(transactions, transaction.id));
      }
      return subscription;
    },

    /** Removes a scheduled cancellation. */
    keepSubscription: (id: string) => change(find(subscriptions, id), 'updated', { scheduledChange: null }),

    pause(id: string): void {
      const paused = { status: 'paused', pausedAt: stamp(), nextBilledAt: null } as const;
      change(find(subscriptions, id), 'paused', paused);
    },

    resume(id: string): void {
      const period = monthAfter(time());
      const active = { status: 'active', pausedAt: null, period, nextBilledAt: period.ends_at } as const;
      change(find(subscriptions, id), 'resumed', active);
    },

    /** Gives a customer credit, which pays the next payments. */
    giveCredit(customerId: string, cents: number): void {
      records.credits[customerId] = (records.credits[customerId] ?? 0) + cents;
    },

    /** Bills further months in another currency. */
    setCurrency: (id: string, currency: string) => Object.assign(find(subscriptions, id), { currency }),

    /** Replaces the card, which a payment of nothing checks. */
    changeCard(id: string): void {
      const { customerId, customData, priceId, period } = find(subscriptions, id);
      const transaction = insertTransaction({
        customerId,
        customData,
        items: [{ priceId, quantity: 1 }],
        discountPercent: 0,
        period,
        subscriptionId: id,
        origin: 'subscription_payment_method_change',
      });
      complete(transaction);
    },

    /** Sets whether the card declines further payments. A subscription that is past due is paid with a good card. */
    setDeclining(id: string, isDeclining: boolean): void {
      const subscription = find(subscriptions, id);
      subscription.isDeclining = isDeclining;
      if (isDeclining || subscription.status !== 'past_due') return;
      change(subscription, 'updated', { status: 'active' });
      const due = Object.values(transactions).filter(
        (each) => each.subscriptionId === id && each.status === 'past_due',
      );
      for (const transaction of due) complete(transaction);
    },

    /** Advances the clock and bills what becomes due. */
    advance(ms: number): void {
      const until = records.aheadMs + ms;
      for (;;) {
        const due = Object.values(subscriptions)
          .filter(({ status, nextBilledAt }) => nextBilledAt !== null && status !== 'canceled')
          .map((subscription) => ({ subscription, at: Date.parse(subscription.nextBilledAt ?? '') - now() }))
          .filter(({ at }) => at <= until)
          .sort((one, other) => one.at - other.at)[0];
        if (due === undefined) break;
        records.aheadMs = Math.max(records.aheadMs, due.at);
        renew(due.subscription);
      }
      records.aheadMs = until;
    },

    /** Events after the given one, oldest first. */
    eventsAfter(id: string | null, limit: number): PaddleEvent[] {
      return records.events.filter(({ event_id: each }) => id === null || each > id).slice(0, limit);
    },
  };
}
