import { describe, expect, it } from 'vitest';
import { describePlan } from './plans.ts';

describe('describePlan', () => {
  it('makes the sentences of a plan from its numbers', () => {
    expect(describePlan('PLUS', { hasPremium: true }).lines).toEqual([
      '3,000 points monthly',
      '10% off packs',
      'Premium models unlocked',
      '$30 worth of points',
    ]);
    expect(describePlan('PRO', { hasPremium: true }).lines).toEqual([
      '5,000 Premium Points monthly',
      '20% off packs',
      'Unlimited standard chat',
      'Exclusive content and early access',
      '$50 of points',
    ]);
  });

  it('says so while no premium model is connected', () => {
    const { lines } = describePlan('PLUS', { hasPremium: false });
    expect(lines.join()).not.toContain('Premium');
    expect(describePlan('PRO', { hasPremium: false }).smallPrint).toMatch(/^Unlimited standard chat is /);
  });
});
