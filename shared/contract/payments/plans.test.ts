import { describe, expect, it } from 'vitest';
import { describePlan, planNames } from './plans.ts';

describe('describePlan', () => {
  it('makes the sentences of a plan from its numbers', () => {
    expect(describePlan('PLUS', { hasPremium: true }).lines).toEqual([
      '3,000 points monthly',
      '$30 worth of points',
      'Enough for 3,000 replies',
      '10% off packs',
      'Exclusive content and early access',
      'Premium models unlocked',
    ]);
    expect(describePlan('PRO', { hasPremium: true }).lines).toEqual([
      '5,000 Premium Points monthly',
      '$50 of points',
      'Enough for 5,000 replies',
      '20% off packs',
      'Unlimited standard chat',
      'Exclusive content and early access',
      'Premium models unlocked',
    ]);
  });

  it('tells what a reply costs', () => {
    expect(describePlan('PLUS', { hasPremium: false }).smallPrint).toBe('A reply costs 1 point.');
    expect(describePlan('PRO', { hasPremium: false }).smallPrint).toMatch(/^Unlimited standard chat is 500 /);
  });

  it('promises no premium model while none is connected', () => {
    for (const name of planNames) {
      expect(describePlan(name, { hasPremium: false }).lines).not.toContain('Premium models unlocked');
    }
  });
});
