import { describe, expect, test } from 'vitest';
import { describeFailure } from './paypal-failures.ts';

describe('describeFailure', () => {
  test('says what is wrong with the receiver’s account', () => {
    expect(describeFailure('RECEIVER_ACCOUNT_LOCKED')).toBe(describeFailure('RECEIVER_ACCOUNT_LIMITATION'));
    expect(describeFailure('RECEIVER_UNREGISTERED')).toContain('within 30 days');
    expect(describeFailure('INVALID_EMAIL')).toBe('PayPal has no account with this address.');
    expect(describeFailure('CLOSED_MARKET')).toContain('the country of this account');
  });

  test('tells the creator to try again for every other failure', () => {
    for (const name of [undefined, '', 'INTERNAL_ERROR', 'SENDER_RESTRICTED'])
      expect(describeFailure(name)).toBe('PayPal couldn’t make this payment. You can request it again.');
  });
});
