import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

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
