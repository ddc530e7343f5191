import { describe, expect, test } from 'vitest';
import type { ProviderTransaction } from '../paddle/provider-transaction.ts';
import type { OrderRow } from '../payments.schema.ts';
import { compare, type OurRecord } from './compare.ts';

/** A paid order of 525 points for 4.99, with its points. */
function ours(order: Partial<OrderRow> = {}, change: Partial<Omit<OurRecord, 'order'>> = {}): OurRecord {
  const paid = { id: 'order', userId: 'user', state: 'PAID', transactionId: 'txn_1', paid: 499, points: 525 };
  return {
    order: { ...paid, pointsAddedAt: new Date(0), ...order } as OrderRow,
    ...{ refunded: 0, credited: 525, taken: 0, ...change },
  };
}
function theirs(
  status = 'completed',
  refunded: [status: string, amount: number][] = [],
): ProviderTransaction {
  return {
    ...{ id: 'txn_1', status, details: { totals: { grand_total: 499 } } },
    adjustments: refunded.map(([state, total]) => ({ action: 'refund', status: state, totals: { total } })),
  } as ProviderTransaction;
}
const kinds = (...sides: Parameters<typeof compare>) => compare(...sides).map(({ kind }) => kind);
const unpaid = { paid: null, pointsAddedAt: null } as const;
const withoutPoints = { credited: 0 };

describe('compare', () => {
  test.each<[string, OurRecord | null, ProviderTransaction | null]>([
    ['a payment', ours(), theirs()],
    ['a checkout that was never paid', null, theirs('ready')],
    ['an open order', ours({ state: 'OPEN', ...unpaid }, withoutPoints), theirs('ready')],
    [
      'an order that is cancelled here alone',
      ours({ state: 'CANCELLED', ...unpaid }, withoutPoints),
      theirs('ready'),
    ],
    [
      'a payment that is known and not completed',
      ours({ state: 'PAID', ...unpaid }, withoutPoints),
      theirs('paid'),
    ],
    [
      'a refund',
      ours({ state: 'REFUNDED' }, { refunded: 499, taken: 525 }),
      theirs('completed', [['approved', 499]]),
    ],
    ['a refund that is not approved', ours(), theirs('completed', [['pending_approval', 499]])],
    ['a payment of a deleted account', ours({ userId: null }, withoutPoints), theirs()],
  ])('finds nothing in %s', (_, here, there) => {
    expect(kinds(here, there)).toEqual([]);
  });

  test.each<[string, string[], OurRecord | null, ProviderTransaction | null]>([
    ['a payment that is unknown here', ['MISSING_HERE'], null, theirs()],
    [
      'a transaction that is unknown there, without its points',
      ['MISSING_THERE'],
      ours({}, withoutPoints),
      null,
    ],
    [
      'a payment whose event is missing',
      ['STATE'],
      ours({ state: 'OPEN', ...unpaid }, withoutPoints),
      theirs(),
    ],
    [
      'an order that is cancelled there alone',
      ['STATE'],
      ours({ state: 'OPEN', ...unpaid }, withoutPoints),
      theirs('canceled'),
    ],
    ['a different sum', ['AMOUNT'], ours({ paid: 500 }), theirs()],
    ['a refund whose event is missing', ['AMOUNT'], ours(), theirs('completed', [['approved', 100]])],
    ['points that are missing', ['POINTS'], ours({}, withoutPoints), theirs()],
    [
      'points that were not taken back',
      ['POINTS'],
      ours({ state: 'REFUNDED' }, { refunded: 499 }),
      theirs('completed', [['approved', 499]]),
    ],
    ['points of an order that is not paid', ['POINTS'], ours({ state: 'OPEN', ...unpaid }), theirs('ready')],
  ])('finds %s', (_, found, here, there) => {
    expect(kinds(here, there)).toEqual(found);
  });

  test('shows both sides of a difference', () => {
    const there = theirs('completed', [
      ['approved', 100],
      ['rejected', 50],
    ]);
    expect(compare(ours({ paid: 600 }, { refunded: 200, taken: 25 }), there)[0]).toEqual({
      ...{ kind: 'AMOUNT', transactionId: 'txn_1', orderId: 'order' },
      ours: { state: 'PAID', paid: 600, refunded: 200, points: 500, pointsDue: 350 },
      theirs: { status: 'completed', paid: 499, refunded: 100 },
    });
    expect(compare(null, theirs())[0]).toMatchObject({ orderId: null, ours: null });
    expect(compare(ours(), null)[0]).toMatchObject({ transactionId: 'txn_1', theirs: null });
  });

  test('finds the state and missing points of one order', () => {
    const here = ours({ state: 'REFUNDED' }, { refunded: 499 });
    expect(kinds(here, theirs('ready'))).toEqual(['STATE', 'POINTS']);
  });
});
