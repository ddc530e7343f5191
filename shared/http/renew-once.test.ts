import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusinessError } from './errors.ts';
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

  it('renews nothing if the token was replaced since the request', async () => {
    const onUnauthorized = vi.fn(async () => true);
    const renew = renewOnce({ baseUrl: '', headers: () => ({ tokenid: 'new' }), onUnauthorized });
    expect(await renew('dead')).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(await renew('new')).toBe(true);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('refuses a request with another token at once while it renews, and others wait', async () => {
    const renewed = Promise.withResolvers<boolean>();
    const renew = renewOnce({ baseUrl: '', headers: () => ({}), onUnauthorized: () => renewed.promise });
    const first = renew('dead');
    expect(await renew('another')).toBe(false);
    const waiting = [renew('dead'), renew(null)];
    renewed.resolve(true);
    expect(await Promise.all([first, ...waiting])).toEqual([true, true, true]);
  });

  it('treats a failed renewal as none, and renews again for the next request', async () => {
    const onUnauthorized = vi.fn(async () => true).mockRejectedValueOnce(new Error('down'));
    const renew = renewOnce({ baseUrl: '', headers: () => ({}), onUnauthorized });
    expect([await renew('dead'), await renew('dead')]).toEqual([false, true]);
    expect(await renewOnce({ baseUrl: '', headers: () => ({}) })('dead')).toBe(false);
  });

  it('fails with the cause if the visitor can do something about it', async () => {
    const blocked = new BusinessError(0, 'Allow cookies.', 'session.cookies_blocked', {});
    const onUnauthorized = vi.fn(async () => Promise.reject(blocked));
    const renew = renewOnce({ baseUrl: '', headers: () => ({}), onUnauthorized });
    const answers = await Promise.allSettled([renew('dead'), renew('dead')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind', async () => {
    const renew = renewOnce({ baseUrl: '', headers: () => ({}), onUnauthorized: async () => true });
    expect(await Promise.all([renew('dead'), renew('dead'), renew(null)])).toEqual([true, true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
