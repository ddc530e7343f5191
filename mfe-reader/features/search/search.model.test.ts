import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchHref, searchPath } from '../navigation/hrefs.ts';
import { cleanKeyword, readSearch, searchTitle } from './search.model.ts';

const search = { keyword: 'salt road', type: 'all', page: 1 } as const;

describe('readSearch', () => {
  it('reads back what searchHref wrote', () => {
    const address = { keyword: 'salt road', type: 'ROLE', page: 3 } as const;
    expect(readSearch({ keyword: 'salt road', page: '3' }, new URLSearchParams('type=ROLE'))).toEqual(
      address,
    );
    expect(searchHref(address)).toBe('/search/salt%20road/3?type=ROLE');
  });

  it('replaces an unknown type with all', () => {
    expect(readSearch({ keyword: 'salt' }, new URLSearchParams('type=POEM')).type).toBe('all');
  });
});

describe('cleanKeyword', () => {
  it('drops keywords that browsers resolve as directories', () => {
    expect(searchPath({ keyword: cleanKeyword('..'), page: 1 })).toBe('/search');
    expect(cleanKeyword(' . ')).toBe('');
  });

  it('is idempotent, and always returns a short trimmed line that can be encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 240 }), (typed) => {
        const keyword = cleanKeyword(typed);
        expect(keyword.length).toBeLessThanOrEqual(100);
        expect(keyword).toBe(keyword.trim());
        expect(cleanKeyword(keyword)).toBe(keyword);
        expect(() => encodeURIComponent(keyword)).not.toThrow();
      }),
    );
  });
});

describe('searchTitle', () => {
  it('contains the keyword, and the page number from page 2', () => {
    expect(searchTitle({ ...search, keyword: '' })).toBe('Search - Storyloom');
    expect(searchTitle(search)).toBe('salt road - Search - Storyloom');
    expect(searchTitle({ ...search, page: 2 })).toBe('salt road, page 2 - Search - Storyloom');
  });
});
