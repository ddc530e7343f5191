import type { Order } from '@storyloom/contract/entities/order';
import { describe, expect, test } from 'vitest';
import type { OrderRow, RefundRow } from '../payments.schema.ts';
import { type OrderRefunds, refundsOf, sumRefundable, toAdminOrder } from './admin-order.ts';

const order = (change: Partial<OrderRow> = {}) => ({ state: 'PAID', paid: 499, ...change }) as OrderRow;
const adjustment = (id: string, action: string, amount: number, status = 'approved') =>
  ({ id, action, amount, status }) as OrderRefunds['adjustments'][number];
const request = (state: RefundRow['state'], amount: number, adjustmentId: string | null = null) =>
  ({ state, amount, adjustmentId }) as RefundRow;
const refundable = (refunds: Partial<OrderRefunds>, of = order()) =>
  sumRefundable(of, { adjustments: [], requests: [], ...refunds });

describe('sumRefundable', () => {
  test('is the payment of a paid order alone', () => {
    expect(refundable({})).toBe(499);
    for (const state of ['OPEN', 'CANCELLED', 'REFUNDED'] as const)
      expect(refundable({}, order({ state }))).toBe(0);
    expect(refundable({}, order({ paid: null }))).toBe(0);
  });

  test.each<[string, Partial<OrderRefunds>, number]>([
    ['an approved refund', { adjustments: [adjustment('a', 'refund', 100)] }, 399],
    [
      'one that waits for an approval',
      { adjustments: [adjustment('a', 'refund', 100, 'pending_approval')] },
      399,
    ],
    ['a rejected one', { adjustments: [adjustment('a', 'refund', 100, 'rejected')] }, 499],
    [
      'a chargeback that was won',
      { adjustments: [adjustment('a', 'chargeback', 499), adjustment('b', 'chargeback_reverse', 499)] },
      499,
    ],
    ['a request that is being sent', { requests: [request('SENDING', 100)] }, 399],
    ['one that was sent and whose webhook has not arrived', { requests: [request('SENT', 100, 'a')] }, 399],
    ['one that failed', { requests: [request('FAILED', 100)] }, 499],
    [
      'one whose webhook has arrived, once',
      { requests: [request('SENT', 100, 'a')], adjustments: [adjustment('a', 'refund', 100)] },
      399,
    ],
    ['more than was paid', { adjustments: [adjustment('a', 'refund', 500)] }, 0],
  ])('counts %s', (_, refunds, left) => {
    expect(refundable(refunds)).toBe(left);
  });
});

describe('refundsOf', () => {
  test('has those of the order alone', () => {
    const of = order({ id: 'o1', transactionId: 'txn_1' });
    const adjustments = ['txn_1', 'txn_2'].map((transactionId) => ({ transactionId }));
    const requests = ['o2', 'o1'].map((orderId) => ({ orderId }));
    expect(refundsOf(of, { adjustments, requests } as unknown as OrderRefunds)).toEqual({
      ...{ adjustments: [{ transactionId: 'txn_1' }], requests: [{ orderId: 'o1' }] },
    });
  });
});

describe('toAdminOrder', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const asked = (id: string, state: RefundRow['state'], day: number, adjustmentId: string | null = null) =>
    ({
      ...request(state, 100, adjustmentId),
      ...{ id, reason: `Because of ${id}.`, requestedBy: 'ada', createdAt: at(day) },
    }) as RefundRow;
  const authors = new Map([['ada', { id: 'ada', name: 'Ada', avatarUrl: null }]]);

  test('lists adjustments with their requests, and requests without an adjustment, the latest first', () => {
    const adjustments = [
      { ...adjustment('adj_1', 'refund', 100), changedAt: at(1) },
      { ...adjustment('adj_2', 'chargeback', 50), changedAt: at(4) },
    ] as OrderRefunds['adjustments'];
    const requests = [
      ...[asked('r1', 'SENT', 1, 'adj_1'), asked('r2', 'SENT', 2, 'adj_9')],
      ...[asked('r3', 'SENDING', 3), asked('r4', 'FAILED', 5)],
    ];
    const shown = toAdminOrder(order({ userId: null }), {} as Order, { adjustments, requests }, authors);
    expect(shown.adjustments.map(({ id, status, by, reason }) => [id, status, by?.name, reason])).toEqual([
      ['r4', 'failed', 'Ada', 'Because of r4.'],
      ['adj_2', 'approved', undefined, null],
      ['r3', 'sending', 'Ada', 'Because of r3.'],
      ['r2', 'sent', 'Ada', 'Because of r2.'],
      ['adj_1', 'approved', 'Ada', 'Because of r1.'],
    ]);
    expect(shown).toMatchObject({ userId: null, paid: 499, refunded: 150, refundable: 499 - 150 - 200 });
  });
});
