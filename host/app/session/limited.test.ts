import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limited } from './limited.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that never ends by itself, and rejects when its signal aborts. */
const endless = (until: AbortSignal) =>
  new Promise<never>((_, reject) => until.addEventListener('abort', () => reject(until.reason)));

describe('limited', () => {
  it('aborts work with a NetworkError after ten seconds', async () => {
    const failed = vi.fn();
    const work = limited(endless).catch(failed);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await work;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError' }));
  });

  it('rejects with the abort reason of its caller, even if the work has a result', async () => {
    const leaving = new AbortController();
    const work = limited(endless, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(work).rejects.toThrow('left');
    await expect(limited(async () => 'late', leaving.signal)).rejects.toThrow('left');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives the result or the error of the work, and leaves no timer behind', async () => {
    expect(await limited(async () => 'done', new AbortController().signal)).toBe('done');
    await expect(limited(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});
