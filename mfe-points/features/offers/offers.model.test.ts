import { describe, expect, it } from 'vitest';
import { memberAccount } from '../../testing/points.ts';
import { memberStatus, oneMonthAfter, termsOf } from './offers.model.ts';

describe('oneMonthAfter', () => {
  it.each([
    [new Date(2026, 10, 22), new Date(2026, 11, 22)],
    [new Date(2027, 0, 31), new Date(2027, 1, 28)],
    [new Date(2026, 11, 31), new Date(2027, 0, 31)],
  ])('returns the date one month after %s', (date, after) => {
    expect(oneMonthAfter(date)).toEqual(after);
  });
});

describe('termsOf', () => {
  it('names both amounts and the date of the second payment', () => {
    expect(termsOf(999, new Date(2026, 10, 22))).toBe(
      '$9.99 today, then $9.99 a month from Dec 22, 2026, plus tax where it applies. Cancel any time.',
    );
  });
});

describe('memberStatus', () => {
  const date = new Date(2026, 11, 22).toISOString();
  it.each([
    [{ renewsAt: date }, 'Renews on Dec 22, 2026 for $9.99.'],
    [{ renewsAt: date, nextPlan: 'PLUS' as const }, 'You keep it until Dec 22, 2026, then Plus begins.'],
    [{ endsAt: date }, 'Cancelled. You keep it until Dec 22, 2026.'],
    [
      { endsAt: date, isPastDue: true },
      'Your last payment failed. Update your card before Dec 22, 2026 to keep your plan.',
    ],
  ])('describes a membership with %j', (change, text) => {
    expect(memberStatus(memberAccount({ plan: 'PLUS', ...change }), 999)).toBe(text);
  });
});
