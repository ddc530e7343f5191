import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanKeyword, readSearch, searchHref, searchPath, searchTitle } from './search.model.ts';

const plain = { keyword: 'salt road', type: 'all', page: 1 } as const;

it('comes back from its own address', () => {
  expect(searchHref({ keyword: 'salt road', type: 'ROLE', page: 3 })).toBe('/search/salt%20road/3?type=ROLE');
  const query = new URLSearchParams('type=ROLE');
  expect(readSearch({ keyword: 'salt road', page: '3' }, query)).toEqual({
    ...plain,
    type: 'ROLE',
    page: 3,
  });
});

it('leaves out of the address what is as it is by default', () => {
  expect(searchHref(plain)).toBe('/search/salt%20road');
  expect(searchHref({ keyword: '', type: 'ROLE' })).toBe('/search');
  expect(searchPath({ keyword: '', page: 1 })).toBe('/search');
});

it('takes a kind it does not know for all', () => {
  expect(readSearch({ keyword: 'salt' }, new URLSearchParams('type=POEM')).type).toBe('all');
});

it('keeps marks that mean something in an address', () => {
  for (const keyword of ['a/b', '50%', 'who? #1', 'tag:"dry wit" -horror', '100% & more', 'ключ', '龍']) {
    const path = searchPath({ keyword, page: 1 });
    expect(path.split('/'), keyword).toHaveLength(3);
    expect(decodeURIComponent(path.slice('/search/'.length)), keyword).toBe(keyword);
  }
});

it('never makes an address of words that the browser reads as folders', () => {
  expect(searchPath({ keyword: cleanKeyword('..'), page: 1 })).toBe('/search');
  expect(cleanKeyword(' . ')).toBe('');
});

it('makes one short line of whatever was typed, and always the same one', () => {
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

it('is titled by its words and its page', () => {
  expect(searchTitle({ ...plain, keyword: '' })).toBe('Search - Storyloom');
  expect(searchTitle(plain)).toBe('salt road - Search - Storyloom');
  expect(searchTitle({ ...plain, page: 2 })).toBe('salt road, page 2 - Search - Storyloom');
});
