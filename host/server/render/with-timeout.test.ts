import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withTimeout', () => {
  it('gives the answer or the error, and leaves no timer behind', async () => {
    expect(await withTimeout(Promise.resolve('page'), 1_000)).toBe('page');
    await expect(withTimeout(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after its time, and not before', async () => {
    const late = vi.fn();
    const waiting = withTimeout(new Promise(() => {}), 1_000).catch(late);
    await vi.advanceTimersByTimeAsync(999);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(late).toHaveBeenCalledWith(new TimeoutError('This took longer than 1000 ms.'));
  });
});
