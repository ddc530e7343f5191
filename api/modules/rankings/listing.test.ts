import { ratings } from '@storyloom/contract/stories/ratings';
import { describe, expect, test } from 'vitest';
import { type RankFilter, toListing } from './listing.ts';
import { selectPartitions } from './partitions.ts';

const now = new Date('2026-03-01T12:00:00Z');
const listing = (change: Partial<RankFilter>) =>
  toListing(
    { ratings: ['G'], type: undefined, category: undefined, sort: 'HOTTEST', timePeriod: 'WEEK', ...change },
    now,
  );

describe('toListing', () => {
  test('limits scores by days in orders by score, and publication in orders by publication', () => {
    for (const sort of ['HOTTEST', 'MESSAGE_COUNT'] as const)
      expect(listing({ sort })).toMatchObject({ days: 7, since: undefined });
    for (const sort of ['LATEST', 'EARLIEST'] as const)
      expect(listing({ sort })).toMatchObject({ days: 0, since: new Date('2026-02-23T00:00:00Z') });
    expect(listing({ timePeriod: 'ALL_TIME' })).toMatchObject({ days: 0, since: undefined });
  });
});

describe('selectPartitions', () => {
  test('has one partition for each wanted rating and type', () => {
    const all = selectPartitions(ratings, undefined);
    expect(all).toEqual(Array.from({ length: 2 * ratings.length }, (_, at) => at));
    const halves = [selectPartitions(ratings, 'STORY'), selectPartitions(ratings, 'ROLE')];
    expect(halves.flat().sort((a, b) => a - b)).toEqual(all);
    expect(selectPartitions([ratings[1]], undefined)).toEqual([2, 3]);
    expect(selectPartitions([], undefined)).toEqual([]);
  });
});
