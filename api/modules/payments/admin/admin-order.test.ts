import { describe, expect, test } from 'vitest';
import type { OrderRow, RefundRow } from '../payments.schema.ts';
import { type OrderRefunds, sumRefundable } from './admin-order.ts';

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
