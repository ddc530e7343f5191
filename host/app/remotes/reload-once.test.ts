import { describe, expect, it, vi } from 'vitest';
import type { FailureReason } from './part.ts';
import { createReload, reloadOnce, wouldLoad } from './reload-once.ts';

function memory(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
}

describe('createReload', () => {
  const url = new URL('http://x/read/1');
  const ask = async (reason: FailureReason, { status = 200, isFree = true, isOnline = true } = {}) => {
    const go = vi.fn();
    const request = vi.fn<typeof fetch>(async () => new Response(null, { status }));
    const update = { isFree: () => isFree, announceForNavigation: vi.fn() };
    const browser = { request, isOnline: () => isOnline, storage: memory(), go, opened: 0 };
    const reload = createReload(browser, update);
    const stays = await Promise.race([
      reload(reason, url).then(() => true),
      new Promise((resolve) => setImmediate(resolve, false)),
    ]);
    return {
      stays,
      went: go.mock.calls.flat(),
      asked: request.mock.calls.length,
      due: update.announceForNavigation.mock.calls.length,
    };
  };

  it.each<FailureReason>(['unreachable', 'missing', 'incompatible'])(
    'loads the page as a document for the reason %s if it would load, and never settles',
    async (reason) => {
      expect(await ask(reason)).toEqual({ stays: false, went: ['http://x/read/1'], asked: 1, due: 0 });
    },
  );

  it('leaves a page that is not free, and reloads it with the next navigation', async () => {
    expect(await ask('unreachable', { isFree: false })).toEqual({ stays: true, went: [], asked: 1, due: 1 });
  });

  it('does not reload if the page would not load', async () => {
    expect(await ask('unreachable', { status: 503 })).toEqual({ stays: true, went: [], asked: 1, due: 0 });
  });

  it('does not reload without a connection', async () => {
    expect(await ask('missing', { isOnline: false })).toEqual({ stays: true, went: [], asked: 0, due: 0 });
  });

  it.each<FailureReason>(['refused', 'threw'])('does not reload for the reason %s', async (reason) => {
    expect(await ask(reason)).toEqual({ stays: true, went: [], asked: 0, due: 0 });
  });
});

describe('reloadOnce', () => {
  it('reloads a path once in 10 s, each path separately', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const go = vi.fn();
    const browser = { storage: memory(), go, opened: 500_000 };
    const [home, read] = [new URL('http://x/'), new URL('http://x/read/1?a=b')];
    expect(reloadOnce(home, browser)).toBe(true);
    expect(reloadOnce(home, browser)).toBe(false);
    expect(reloadOnce(read, browser)).toBe(true);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnce(home, browser)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce(home, browser)).toBe(true);
    expect(go.mock.calls.flat()).toEqual(['http://x/', 'http://x/read/1?a=b', 'http://x/']);
    vi.useRealTimers();
  });

  it('reloads a path after the clock was set back', () => {
    vi.useFakeTimers({ now: 100_000_000 });
    const browser = { storage: memory(), go: vi.fn(), opened: 500_000 };
    const home = new URL('http://x/');
    expect(reloadOnce(home, browser)).toBe(true);
    vi.setSystemTime(13_600_000);
    expect(reloadOnce(home, browser)).toBe(true);
    vi.useRealTimers();
  });

  it('does not reload a reloaded page again if its code fails late', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const [storage, go] = [memory(), vi.fn()];
    const home = new URL('http://x/');
    expect(reloadOnce(home, { storage, go, opened: 500_000 })).toBe(true);
    const reloaded = { storage, go, opened: 1_002_000 };
    vi.advanceTimersByTime(59_999);
    expect(reloadOnce(home, reloaded)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce(home, reloaded)).toBe(true);
    vi.useRealTimers();
  });

  it('does not reload if the reload cannot be recorded', () => {
    const refusing = () => {
      throw new Error('refused');
    };
    const go = vi.fn();
    expect(reloadOnce(new URL('http://x/'), { storage: refusing, go, opened: 0 })).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});

describe('wouldLoad', () => {
  it('is false without a connection or with a server error', async () => {
    const page = new URL('http://x/story');
    const answering = (status: number) => async () => new Response(null, { status });
    expect(await wouldLoad(page, answering(200))).toBe(true);
    expect(await wouldLoad(page, answering(404))).toBe(true);
    expect(await wouldLoad(page, answering(502))).toBe(false);
    const offline = vi.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await wouldLoad(page, offline)).toBe(false);
    expect(offline.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
  });
});
