import { describe, expect, test } from 'vitest';
import { type ProviderTransaction, pickRefundItems } from './provider-transaction.ts';

type Adjustment = ProviderTransaction['adjustments'][number];

function transaction(lines: Record<string, number>, adjustments: Partial<Adjustment>[] = []) {
  const items = Object.entries(lines).map(([id, total]) => ({
    ...{ id, price_id: 'pri_1', quantity: 1, proration: null },
    totals: { total },
  }));
  return {
    details: { totals: { grand_total: 0, subtotal: 0, discount: 0 }, line_items: items },
    adjustments: adjustments.map((adjustment) => ({
      ...{ id: 'adj_1', action: 'refund', status: 'approved', reason: '', items: [], totals: { total: 0 } },
      ...adjustment,
    })),
  };
}
const item = (id: string, total: number) => ({ item_id: id, amount: null, totals: { total } });

describe('pickRefundItems', () => {
  test('takes the first lines first', () => {
    expect(pickRefundItems(transaction({ a: 100, b: 50 }), 120)).toEqual([
      { itemId: 'a', amount: 100 },
      { itemId: 'b', amount: 20 },
    ]);
  });

  test('leaves what earlier refunds took, unless they were rejected or reversed', () => {
    const adjustments = [
      { items: [item('a', 60)] },
      { items: [item('a', 30)], status: 'pending_approval' },
      { items: [item('a', 5)], status: 'rejected' },
      { items: [item('a', 20)], action: 'chargeback_reverse' },
    ];
    expect(pickRefundItems(transaction({ a: 100 }, adjustments), 30)).toEqual([{ itemId: 'a', amount: 30 }]);
    expect(pickRefundItems(transaction({ a: 100 }, adjustments), 31)).toBeNull();
  });
});
