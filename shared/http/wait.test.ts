import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wait } from './wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('wait', () => {
  it('resolves after its time, and ignores a later abort', async () => {
    const leaving = new AbortController();
    const waited = vi.fn();
    const waiting = wait(1_000, leaving.signal).then(waited);
    await vi.advanceTimersByTimeAsync(999);
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(waited).toHaveBeenCalledOnce();
    leaving.abort();
    await waiting;
  });

  it('rejects with the reason of an abort, before or meanwhile, and leaves no timer behind', async () => {
    const leaving = new AbortController();
    const waiting = wait(1_000, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(wait(1_000, leaving.signal)).rejects.toThrow('left');
    expect(vi.getTimerCount()).toBe(0);
  });
});
