import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../platform/db.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { createVisitCounter } from './visit-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createVisitCounter', () => {
  it('writes a failed batch again after a second, without another visit', async () => {
    const transaction = vi.fn().mockRejectedValueOnce(new Error('No database.')).mockResolvedValue(undefined);
    const db = { transaction } as unknown as Db;
    const counter = createVisitCounter({
      db,
      clock: fakeClock('2026-03-01T12:00:00Z'),
      logger: silentLogger,
    });
    counter.count({ storyId: 'story1', userId: 'ada', isRealUser: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(transaction).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(transaction).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
