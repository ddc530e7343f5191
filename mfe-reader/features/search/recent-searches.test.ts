// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addRecentSearch,
  clearRecentSearches,
  getRecentSearches,
  subscribeRecentSearches,
} from './recent-searches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('recent searches', () => {
  it('keeps the latest six without duplicates, ignoring case', () => {
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'TWO']) addRecentSearch(word);
    expect(getRecentSearches()).toEqual(['TWO', 'seven', 'six', 'five', 'four', 'three']);
  });

  it('notifies listeners of changes until they unsubscribe', () => {
    const changed = vi.fn();
    const stop = subscribeRecentSearches(changed);
    addRecentSearch('salt');
    clearRecentSearches();
    stop();
    addRecentSearch('pepper');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(getRecentSearches()).toEqual(['pepper']);
  });

  it.each(['{', '"salt"', '{"0":"salt"}', '[1,null,{}]', '["  ",".."]'])(
    'ignores the stored value %s',
    (text) => {
      localStorage.setItem('storyloom.searches', text);
      expect(getRecentSearches()).toEqual([]);
    },
  );

  it('returns the same array until something changes', () => {
    addRecentSearch('salt');
    expect(getRecentSearches()).toBe(getRecentSearches());
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => addRecentSearch('salt')).not.toThrow();
    expect(getRecentSearches()).toEqual([]);
  });
});
