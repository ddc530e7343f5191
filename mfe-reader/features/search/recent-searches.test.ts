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
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'FOUR'])
      addRecentSearch('agnes', word);
    expect(getRecentSearches('agnes')).toEqual(['FOUR', 'seven', 'six', 'five', 'three', 'two']);
    addRecentSearch('agnes', 'eight');
    expect(JSON.parse(localStorage.getItem('storyloom:agnes:searches') ?? '')).toHaveLength(6);
  });

  it('are separate for each visitor', () => {
    addRecentSearch('agnes', 'salt');
    expect(getRecentSearches('finlay')).toEqual([]);
  });

  it('notifies listeners of changes until they unsubscribe', () => {
    const changed = vi.fn();
    const stop = subscribeRecentSearches(changed);
    addRecentSearch('agnes', 'salt');
    clearRecentSearches('agnes');
    stop();
    addRecentSearch('agnes', 'pepper');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(getRecentSearches('agnes')).toEqual(['pepper']);
  });

  it.each(['{', '"salt"', '{"0":"salt"}', '[1,null,{}]', '["  ",".."]'])(
    'ignores the stored value %s',
    (text) => {
      localStorage.setItem('storyloom:agnes:searches', text);
      expect(getRecentSearches('agnes')).toEqual([]);
    },
  );

  it('returns the same array until something changes', () => {
    addRecentSearch('agnes', 'salt');
    expect(getRecentSearches('agnes')).toBe(getRecentSearches('agnes'));
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => addRecentSearch('agnes', 'salt')).not.toThrow();
    expect(getRecentSearches('agnes')).toEqual([]);
  });
});
