import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionWatches } from './session-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSessionWatches', () => {
  test('ends the streams of a session that has ended, and no others', async () => {
    const watch = createSessionWatches(async () => new Set(['open']));
    const [open, ended] = [watch('open'), watch('ended')];
    await vi.advanceTimersByTimeAsync(1_000);
    expect([open.signal.aborted, ended.signal.aborted]).toEqual([false, true]);
    open.release();
    ended.release();
  });

  test('does not end a stream that begins while the sessions are read', async () => {
    const query = Promise.withResolvers<Set<string>>();
    const watch = createSessionWatches(() => query.promise);
    const first = watch('first');
    await vi.advanceTimersByTimeAsync(1_000);
    const second = watch('second');
    query.resolve(new Set(['first']));
    await vi.advanceTimersByTimeAsync(0);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([false, false]);
    first.release();
    second.release();
  });
});
