import { describe, expect, it } from 'vitest';
import { paymentPageMessage, transactionOf } from './payment-page.ts';

const transactionId = 'txn_01hv8wptq8987qeep44cyrewp9';
const message = { source: 'storyloom-payment', version: 1, transactionId, event: 'completed' };

describe('paymentPageMessage', () => {
  it('accepts the events of the payment page', () => {
    for (const event of ['loaded', 'completed', 'closed', 'error']) {
      expect(paymentPageMessage.safeParse({ ...message, event }).success).toBe(true);
    }
  });

  it('refuses other messages', () => {
    for (const other of [
      { ...message, event: 'refunded' },
      { ...message, transactionId: 'txn_1' },
      { ...message, points: 6_000 },
      { ...message, version: 2 },
      'completed',
      null,
    ]) {
      expect(paymentPageMessage.safeParse(other).success).toBe(false);
    }
  });
});

describe('transactionOf', () => {
  it('reads the transaction of a payment page', () => {
    expect(transactionOf(`https://pay.example/?_ptxn=${transactionId}`)).toBe(transactionId);
  });

  it('is null for an address without a valid transaction', () => {
    for (const address of ['https://pay.example/', 'https://pay.example/?_ptxn=<b>', 'pay', '']) {
      expect(transactionOf(address)).toBeNull();
    }
  });
});
