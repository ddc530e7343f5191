import { describe, expect, test } from 'vitest';
import { toPointsAccount } from './check-in.ts';

const now = new Date('2026-03-01T12:00:00Z');
const account = (checkedInOn: string | null) => toPointsAccount({ balance: 7, debt: 3, checkedInOn }, now);

describe('toPointsAccount', () => {
  test.each([
    [null, false, '2026-03-01'],
    ['2026-02-28', false, '2026-03-01'],
    ['2026-03-01', true, '2026-03-02'],
    ['2026-03-02', true, '2026-03-03'],
  ])('of a last check-in on %s is claimed today: %s', (day, isClaimed, next) => {
    expect(account(day)).toEqual({
      totalIntegral: 7,
      debt: 3,
      isSignInToday: isClaimed,
      nextCheckInAt: `${next}T00:00:00.000Z`,
    });
  });
});
