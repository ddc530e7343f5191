import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionWatches } from './session-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSessionWatches', () => {
  test('ends the streams of a session that has ended, and no others', async () => {
    const watch = createSessionWatches(async () => new Set(['open']));
    const onEnd = vi.fn<(session: string) => void>();
    const releases = ['open', 'ended'].map((id) => watch(id, () => onEnd(id)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onEnd.mock.calls).toEqual([['ended']]);
    for (const release of releases) release();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not end a stream that begins while the sessions are read', async () => {
    const query = Promise.withResolvers<Set<string>>();
    const watch = createSessionWatches(() => query.promise);
    const onEnd = vi.fn();
    watch('first', onEnd);
    await vi.advanceTimersByTimeAsync(1_000);
    watch('second', onEnd);
    query.resolve(new Set(['first']));
    await vi.advanceTimersByTimeAsync(0);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
