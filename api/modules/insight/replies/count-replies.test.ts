import { statisticsTimings } from '@storyloom/contract/creators/statistics-timings';
import { describe, expect, test } from 'vitest';
import { countedWithin } from './count-replies.jobs.ts';

describe('countReplies', () => {
  test('counts replies so early that an open page of statistics shows them within a minute', () => {
    expect(countedWithin).toBeLessThanOrEqual(statisticsTimings.counted);
    expect(statisticsTimings.counted + statisticsTimings.refetch).toBeLessThanOrEqual(60_000);
  });
});
