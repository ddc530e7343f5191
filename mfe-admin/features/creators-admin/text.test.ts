import { describe, expect, it } from 'vitest';
import { adminWithdrawal } from '../../testing/creators-admin.ts';
import { describeDecision, describeStuck } from './text.ts';

describe('describeDecision', () => {
  const decidedAt = '2026-03-02T12:00:00.000Z';
  it('returns the time and the name, if known', () => {
    expect(describeDecision({ decidedAt, decidedBy: { name: 'Bo' } })).toMatch(/^Mar 2, 2026, .* by Bo$/);
    expect(describeDecision({ decidedAt, decidedBy: null })).not.toContain('by');
    expect(describeDecision({ decidedAt: null, decidedBy: null })).toBe('');
  });
});

describe('describeStuck', () => {
  it('names the payment at PayPal, or says that no payment is recorded', () => {
    expect(describeStuck(adminWithdrawal({ payout: 'PAYPAL', reference: 'BATCH-1' }))).toContain('BATCH-1');
    expect(describeStuck(adminWithdrawal())).toMatch(/^Nobody has recorded a payment/);
  });
});
