import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import { describe, expect, it } from 'vitest';
import { formatUsd, withdrawalObstacle } from './earnings.model.ts';

const earnings: Earnings = {
  tier: 2,
  uv: 640,
  visitors: 700,
  totalChats: 900,
  tiers: [],
  claimed: 2_500,
  totalEarnings: 2_500,
  availableForWithdrawal: 2_500,
  withdrawn: 0,
  held: 0,
  nextAvailableAt: null,
  requested: 0,
};

describe('formatUsd', () => {
  it('omits zero cents', () => {
    expect([formatUsd(100_000), formatUsd(2_050)]).toEqual(['$1,000', '$20.50']);
  });
});

describe('withdrawalObstacle', () => {
  it('is null at or above the minimum', () => {
    expect(withdrawalObstacle({ ...earnings, availableForWithdrawal: 2_000 })).toBeNull();
    expect(withdrawalObstacle({ ...earnings, availableForWithdrawal: 1_999 })).toBe(
      'The minimum withdrawal is $20.',
    );
  });

  it('names the day when held money becomes available', () => {
    const held = { availableForWithdrawal: 0, held: 500, nextAvailableAt: '2026-12-24T12:00:00.000Z' };
    expect(withdrawalObstacle({ ...earnings, ...held })).toContain('Dec 24, 2026');
  });

  it('reports an open withdrawal before any other reason', () => {
    expect(withdrawalObstacle({ ...earnings, requested: 2_000 })).toContain(
      'You can have one withdrawal at a time',
    );
  });
});
