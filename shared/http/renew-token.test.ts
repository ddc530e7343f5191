import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewOnce } from './renew-token.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('waiting for a new token', () => {
  it('ends after ten seconds when the one who renews waits for itself: a browser that keeps no cookie', async () => {
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

  it('leaves no timer behind when it was short', async () => {
    const renew = renewOnce({ baseUrl: '', headers: () => ({}), onUnauthorized: async () => true });
    expect(await Promise.all([renew('dead'), renew('dead'), renew(null)])).toEqual([true, true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
