import { describe, expect, test } from 'vitest';
import type { PaymentEventRow } from '../payments.schema.ts';
import { toWebhook } from './webhook-view.ts';

const times = { occurredAt: new Date(0), receivedAt: new Date(1_000) };
const view = (data: object, appliedAt: Date | null = null) =>
  toWebhook({ id: 'evt_1', type: 't', subjectId: 'txn_1', data, ...times, appliedAt } as PaymentEventRow);

describe('toWebhook', () => {
  test('shows the status, the action and the sum of an event, and nothing else of its content', () => {
    const totals = { total: '499', tax: '80' };
    expect(view({ status: 'approved', action: 'refund', totals, customer: 'ada@example.org' })).toEqual({
      ...{ id: 'evt_1', type: 't', subjectId: 'txn_1', status: 'approved', action: 'refund', amount: 499 },
      occurredAt: '1970-01-01T00:00:00.000Z',
      receivedAt: '1970-01-01T00:00:01.000Z',
      appliedAt: null,
    });
    expect(view({ details: { totals: { grand_total: '700' } } }).amount).toBe(700);
  });

  test('shows null for what it cannot read', () => {
    const unknown = view({ status: 7, totals: { total: '-1' }, details: 'none' }, new Date(2_000));
    expect(unknown).toMatchObject({ status: null, action: null, amount: null });
    expect(unknown.appliedAt).toBe('1970-01-01T00:00:02.000Z');
  });
});
