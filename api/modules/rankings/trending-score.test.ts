import { describe, expect, test } from 'vitest';
import { toTrendingScore, weighShareOpened, weighTurns } from './trending-score.ts';

const turns = { added: 1, total: 5, lastDay: '2026-02-28', today: '2026-03-01', isRealUser: true };
const weigh = (change: Partial<typeof turns> | { lastDay: null }) => weighTurns({ ...turns, ...change });

describe('weighTurns', () => {
  test.each([
    ['a first turn', null, 1],
    ['a further turn of the day', '2026-03-01', 0],
    ['a return on the next day, over the end of a month', '2026-02-28', 5],
    ['a return after two days', '2026-02-27', 1],
    ['a return after a year', '2025-03-01', 1],
  ])('gives %s its weight', (_, lastDay, weight) => {
    expect(weigh({ lastDay })).toBe(weight);
  });

  test('adds the weight of the tenth turn once, also if a batch passes it', () => {
    const today = (added: number, total: number) => weigh({ lastDay: turns.today, added, total });
    expect([today(1, 9), today(1, 10), today(1, 11)]).toEqual([0, 3, 0]);
    expect([today(4, 12), today(12, 12), today(2, 12)]).toEqual([3, 3, 0]);
  });

  test('counts a guest as a quarter', () => {
    expect(weigh({ isRealUser: false, total: 10 })).toBe((1 + 4 + 3) / 4);
    expect([weighShareOpened(true), weighShareOpened(false)]).toEqual([3, 3 / 4]);
  });
});

describe('toTrendingScore', () => {
  test('rises by one with a doubled weight and with each half-life of 48 hours', () => {
    const day = (date: number) => new Date(Date.UTC(2026, 2, date));
    expect(toTrendingScore(2, day(1)) - toTrendingScore(1, day(1))).toBeCloseTo(1, 9);
    expect(toTrendingScore(1, day(3)) - toTrendingScore(1, day(1))).toBeCloseTo(1, 9);
  });

  test('is finite without a weight', () => {
    expect(toTrendingScore(0, new Date())).toBeGreaterThan(-1_000);
  });
});
