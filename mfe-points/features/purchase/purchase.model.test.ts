import type { Order } from '@storyloom/contract/payments/entities/order';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../testing/points.ts';
import type { PendingOrder } from './pending-order.ts';
import { isOver, isReplaced, pollInterval, stepOf } from './purchase.model.ts';

const since = 1_000_000;
const pending = (stage: PendingOrder['stage']): PendingOrder => ({ id: 'order1', stage, since });
const paid = { state: 'PAID' } as const;
const added = { ...paid, pointsAddedAt: '2026-11-22T12:01:00.000Z' };

describe('isOver', () => {
  it.each<[boolean, string, Partial<Order>, PendingOrder['stage'], number]>([
    [false, 'not paid', {}, 'paying', 0],
    [false, 'paid, whose points are awaited', paid, 'paid', 60_000],
    [true, 'whose points were added', added, 'paying', 0],
    [true, 'refunded', { state: 'REFUNDED' }, 'paid', 0],
    [true, 'cancelled', { state: 'CANCELLED' }, 'away', 0],
    [false, 'cancelled, although a payment was reported just now', { state: 'CANCELLED' }, 'paid', 30_000],
    [true, 'cancelled that long after its payment', { state: 'CANCELLED' }, 'paid', 30_001],
  ])('is %s for an order that is %s', (expected, _, change, stage, ms) => {
    expect(isOver(orderOf(change), pending(stage), since + ms)).toBe(expected);
  });
});

describe('isReplaced', () => {
  it('is true only for a cancelled plan', () => {
    const cancelled = { state: 'CANCELLED' } as const;
    expect(isReplaced(orderOf({ ...cancelled, plan: 'PLUS' }))).toBe(true);
    expect(isReplaced(orderOf(cancelled))).toBe(false);
    expect(isReplaced(orderOf({ plan: 'PLUS' }))).toBe(false);
  });
});

describe('stepOf', () => {
  const view = (data?: Order, isFrameOpen = false, ms = 0) => ({
    data,
    dataUpdatedAt: since + ms,
    isFrameOpen,
  });
  const order = orderOf();

  it('follows a purchase from its payment page to its points', () => {
    expect(stepOf(null, view(order, true))).toEqual({ kind: 'choosing' });
    expect(stepOf(pending('paying'), view())).toEqual({ kind: 'checking' });
    expect(stepOf(pending('paying'), view(order, true))).toEqual({ kind: 'paying', order });
    expect(stepOf(pending('away'), view(order))).toEqual({ kind: 'unfinished', order });
    expect(stepOf(pending('away'), view(orderOf(paid)))).toEqual({ kind: 'adding', isSlow: false });
    expect(stepOf(pending('paid'), view(order, true))).toEqual({ kind: 'adding', isSlow: false });
  });

  it('is slow if the points take more than half a minute after the payment', () => {
    expect(stepOf(pending('paid'), view(order, false, 30_000))).toMatchObject({ isSlow: false });
    expect(stepOf(pending('paid'), view(order, false, 30_001))).toMatchObject({ isSlow: true });
  });
});

describe('pollInterval', () => {
  it('is shorter after a payment, and false after the order is over', () => {
    const at = (stage: PendingOrder['stage'], change?: Partial<Order>) =>
      pollInterval(pending(stage), { data: change && orderOf(change), dataUpdatedAt: since });
    expect([at('paying'), at('away', {}), at('paid'), at('paid', {}), at('paying', paid)]).toEqual([
      5_000, 5_000, 1_500, 1_500, 1_500,
    ]);
    expect(at('paid', added)).toBe(false);
    expect(pollInterval(null, { data: orderOf(), dataUpdatedAt: since })).toBe(false);
  });
});
