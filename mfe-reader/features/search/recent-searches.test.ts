// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, onRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps the latest six, each once, whatever its letters’ size', () => {
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'TWO']) rememberSearch(word);
  expect(recentSearches()).toEqual(['TWO', 'seven', 'six', 'five', 'four', 'three']);
});

it('forgets them all, and tells who listens', () => {
  const changed = vi.fn();
  const stop = onRecentSearches(changed);
  rememberSearch('salt');
  forgetSearches();
  stop();
  rememberSearch('pepper');
  expect(changed).toHaveBeenCalledTimes(2);
  expect(recentSearches()).toEqual(['pepper']);
});

it.each(['{', '"salt"', '{"0":"salt"}', '[1,null,{}]', '["  ",".."]'])(
  'takes %s in the store for nothing',
  (text) => {
    localStorage.setItem('storyloom.searches', text);
    expect(recentSearches()).toEqual([]);
  },
);

it('gives the same list while nothing changed: a page that shows it does not draw in circles', () => {
  rememberSearch('salt');
  expect(recentSearches()).toBe(recentSearches());
});

it('does without a store that is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => rememberSearch('salt')).not.toThrow();
  expect(recentSearches()).toEqual([]);
});
