import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewOnce } from './renew-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('renewOnce', () => {
  it('gives up after ten seconds if the renewal waits for itself, as in a browser without cookies', async () => {
    const renew = renewOnce({
      baseUrl: '',
      headers: () => ({}),
      onUnauthorized: (): Promise<boolean> => renew(null),
    });
    const answer = renew(null);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind', async () => {
    const renew = renewOnce({ baseUrl: '', headers: () => ({}), onUnauthorized: async () => true });
    expect(await Promise.all([renew('dead'), renew('dead'), renew(null)])).toEqual([true, true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
