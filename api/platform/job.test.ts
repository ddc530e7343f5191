import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Job, startJobs } from './job.ts';
import { silentLogger } from './logger.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job = (run: Job['run']): Job => ({ name: 'test', intervalMs: 10, run });

describe('startJobs', () => {
  test('runs each job at once and then at its interval', async () => {
    const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    startJobs([job(first), { ...job(second), intervalMs: 25 }], silentLogger);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(50);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([6, 3]);
  });

  test('never overlaps runs of one job', async () => {
    let finish = () => {};
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    startJobs([job(run)], silentLogger);
    await vi.advanceTimersByTimeAsync(35);
    expect(run).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(10);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('logs a failed run by the name of its job and retries at the next interval', async () => {
    const warn = vi.fn();
    const run = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
    startJobs([job(run)], { ...silentLogger, warn });
    await vi.advanceTimersByTimeAsync(10);
    expect(run).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ job: 'test' }), 'a job failed and will be retried'],
    ]);
  });

  test('stop starts no further run and waits for those under way', async () => {
    let finish = () => {};
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const jobs = startJobs([job(run)], silentLogger);
    const stopped = vi.fn();
    const stopping = jobs.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(100);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(100);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
