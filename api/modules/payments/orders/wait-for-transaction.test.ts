import { describe, expect, test } from 'vitest';
import type { OrderRow } from '../payments.schema.ts';
import { waitForTransaction } from './wait-for-transaction.ts';

const order = (change: Partial<OrderRow>) =>
  ({ state: 'OPEN', transactionId: null, beginError: null, ...change }) as OrderRow;

describe('waitForTransaction', () => {
  test('returns an order that has its transaction', async () => {
    const begun = order({ transactionId: 'txn_1' });
    expect(await waitForTransaction(async () => begun)).toBe(begun);
  });

  test.each<[string, Partial<OrderRow> | null, string]>([
    ['could not begin', { state: 'CANCELLED', beginError: 'payment.unavailable' }, 'payment.unavailable'],
    ['was ended by another one', { state: 'CANCELLED', transactionId: 'txn_1' }, 'payment.replaced'],
    ['is gone', null, 'payment.replaced'],
  ])('throws for an order that %s', async (_, change, error) => {
    const found = change === null ? undefined : order(change);
    await expect(waitForTransaction(async () => found)).rejects.toMatchObject({ error });
  });
});
