import { describe, expect, test } from 'vitest';
import { toEarnings } from './earnings.ts';
import type { MoneyAccount } from './money/money.repository.ts';
import { maskEmail } from './withdrawals/mask-email.ts';

const account = (change: Partial<MoneyAccount> = {}): MoneyAccount => ({
  balance: 0,
  held: 0,
  nextAvailableAt: null,
  claimedTiers: [],
  claimed: 0,
  withdrawn: 0,
  requested: 0,
  ...change,
});

const nobody = { uv: 0, visitors: 0 };

describe('toEarnings', () => {
  test('reaches each milestone with its last visitor', () => {
    const tierOf = (visitors: number) => toEarnings(account(), { uv: visitors, visitors: 60_000 }, 0).tier;
    expect([0, 99, 100, 499, 500, 49_999, 50_000].map(tierOf)).toEqual([0, 0, 1, 1, 2, 4, 5]);
    expect(toEarnings(account(), { uv: 500, visitors: 620 }, 7)).toMatchObject({
      uv: 500,
      visitors: 620,
      totalChats: 7,
      totalEarnings: 2_500,
    });
  });

  test('keeps a claimed milestone when the number of visitors decreases', () => {
    const { tier, tiers, totalEarnings } = toEarnings(account({ claimedTiers: [2] }), nobody, 0);
    expect([tier, totalEarnings]).toEqual([2, 2_000]);
    expect(tiers.map(({ reached, claimed }) => [reached, claimed]).slice(0, 3)).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  test('offers the money that is not held, and never a negative amount', () => {
    const available = (balance: number, held: number) =>
      toEarnings(account({ balance, held }), nobody, 0).availableForWithdrawal;
    expect([available(2_500, 500), available(500, 500), available(500, 2_500)]).toEqual([2_000, 0, 0]);
  });
});

describe('maskEmail', () => {
  test.each([
    ['mara@mail.example', 'm…@mail.example'],
    ['a@b.example', 'a…@b.example'],
    ['@b.example', '…@b.example'],
    ['"a@b"@c.example', '"…@c.example'],
  ])('of %s is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
