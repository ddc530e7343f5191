import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../platform/db.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { createVisitCounter } from './visit-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counterOf(transaction: () => Promise<void>) {
  const db = { transaction } as unknown as Db;
  return createVisitCounter({ db, clock: fakeClock('2026-03-01T12:00:00Z'), logger: silentLogger });
}
const visit = { storyId: 'story1', userId: 'ada', isRealUser: true, network: '192.0.2.1' };

describe('createVisitCounter', () => {
  it('writes the visits of a second together, and nothing without visits', async () => {
    const transaction = vi.fn().mockResolvedValue(undefined);
    const counter = counterOf(transaction);
    await counter.flush();
    expect(transaction).not.toHaveBeenCalled();
    counter.count(visit);
    await vi.advanceTimersByTimeAsync(999);
    counter.count({ ...visit, userId: 'tam' });
    expect(transaction).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(transaction).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(transaction).toHaveBeenCalledTimes(1);
  });

  it('writes at once when the process ends, and not again a second later', async () => {
    const transaction = vi.fn().mockResolvedValue(undefined);
    const counter = counterOf(transaction);
    counter.count(visit);
    await counter.flush();
    expect(transaction).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(transaction).toHaveBeenCalledTimes(1);
  });

  it('writes a failed batch again after a second, without another visit', async () => {
    const transaction = vi.fn().mockRejectedValueOnce(new Error('No database.')).mockResolvedValue(undefined);
    const counter = counterOf(transaction);
    counter.count(visit);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(transaction).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(transaction).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
