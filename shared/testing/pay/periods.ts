import { newPaddleId } from './ids.ts';
import type { Period, Subscription, Transaction } from './records.ts';

export function monthAfter(start: Date): Period {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return { starts_at: start.toISOString(), ends_at: end.toISOString() };
}

export function daysAfter(start: Date, days: number): Period {
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + days);
  return { starts_at: start.toISOString(), ends_at: end.toISOString() };
}

/** The rest of the period at another price, less that at the present one, to the minute. */
export function prorate(
  { customerId, customData, id, period, priceId: present }: Subscription,
  priceId: string,
  now: Date,
): Transaction {
  const [start, end] = [Date.parse(period.starts_at), Date.parse(period.ends_at)];
  const minutes = (ms: number) => Math.floor(ms / 60_000);
  const rate = Math.min(1, Math.max(0, minutes(end - now.getTime()) / minutes(end - start)));
  const items =
    priceId === present
      ? []
      : [
          { priceId: present, quantity: -1, rate },
          { priceId, quantity: 1, rate },
        ];
  return {
    id: newPaddleId('txn'),
    status: 'ready',
    origin: 'subscription_update',
    discountPercent: 0,
    customerId,
    customData,
    items,
    period,
    subscriptionId: id,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
