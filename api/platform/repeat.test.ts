import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLogger } from './logger.ts';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work begins at once and is done again, but never while it is under way', async () => {
  let release = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (release = resolve)));
  const repeated = repeat({ name: 'test', everyMs: 10, work, logger: silentLogger });
  repeated.start();
  await vi.advanceTimersByTimeAsync(35);
  expect(work).toHaveBeenCalledTimes(1);
  release();
  await vi.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(2);
});

test('what fails is tried again; stopping waits for what is under way and ends it', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const repeated = repeat({ name: 'test', everyMs: 10, work, logger: silentLogger });
  repeated.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(2);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
});
