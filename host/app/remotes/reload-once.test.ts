import { expect, test, vi } from 'vitest';
import { reloadOnce, wouldLoad } from './reload-once.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a path is loaded anew once in 10 s, another path on its own', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const [storage, go] = [memory(), vi.fn()];
  const [home, read] = [new URL('http://x/'), new URL('http://x/read/1?a=b')];
  expect(reloadOnce(home, storage, go)).toBe(true);
  expect(reloadOnce(home, storage, go)).toBe(false);
  expect(reloadOnce(read, storage, go)).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(reloadOnce(home, storage, go)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadOnce(home, storage, go)).toBe(true);
  expect(go.mock.calls.flat()).toEqual(['http://x/', 'http://x/read/1?a=b', 'http://x/']);
  vi.useRealTimers();
});

test('where nothing can be remembered nothing is loaded anew: it might never end', () => {
  const refusing = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {},
  };
  const go = vi.fn();
  expect(reloadOnce(new URL('http://x/'), refusing, go)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('a page is known not to load where there is no connection, or the server is down', async () => {
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
