import type { Difference } from '@storyloom/contract/entities/reconciliation';
import { describe, expect, it } from 'vitest';
import { describeDifference, lastWeek } from './difference.model.ts';

const ours = { state: 'PAID', paid: 500, refunded: 0, points: 525, pointsDue: 400 } as const;
const theirs = { status: 'completed', paid: 500, refunded: 200 } as const;
const of = (change: Partial<Difference>) =>
  describeDifference({
    ...{ id: '1', kind: 'AMOUNT', transactionId: 'txn_1', orderId: 'order1', userId: 'ada', ours, theirs },
    ...change,
  } as Difference);

describe('describeDifference', () => {
  it.each<[Partial<Difference>, string]>([
    [{ kind: 'MISSING_HERE' }, 'The provider was paid $5.00; no order here has this transaction.'],
    [{ kind: 'MISSING_THERE' }, 'The provider does not know the transaction of this order.'],
    [{ kind: 'AMOUNT' }, 'Refunded here: $0.00. At the provider: $2.00.'],
    [{ kind: 'AMOUNT', theirs: { ...theirs, paid: 499 } }, 'Paid here: $5.00. At the provider: $4.99.'],
    [{ kind: 'POINTS' }, 'The ledger has 525 points; the payment and its refunds make 400 points.'],
  ])('describes how the two sides differ: %o', (change, text) => expect(of(change)).toBe(text));

  it('names both states', () => {
    expect(of({ kind: 'STATE' })).toMatch(/^Here: paid\. At the provider: completed\.$/i);
  });
});

describe('lastWeek', () => {
  it('returns the current UTC day and the six before it', () => {
    const late = new Date('2026-03-01T23:59:59.000Z');
    expect(lastWeek(late)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    expect(lastWeek(new Date('2026-03-02T00:00:00.000Z'))).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  });
});
