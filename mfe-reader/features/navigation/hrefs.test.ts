import { describe, expect, it } from 'vitest';
import { browseHref, browsePath, collectionHref, searchHref, searchPath } from './hrefs.ts';

describe('browseHref', () => {
  it('puts the list in the path and the filters in the query', () => {
    expect(
      browseHref({ category: 'VAMPIRE', type: 'ROLE', sort: 'EARLIEST', timePeriod: 'WEEK', page: 3 }),
    ).toBe('/category/VAMPIRE/3?type=ROLE&sort=EARLIEST&timePeriod=WEEK');
  });

  it('encodes a tag', () => {
    expect(browseHref({ tag: 'dry wit', sort: 'LATEST', page: 2 })).toBe('/tag/dry%20wit/2?sort=LATEST');
    expect(browseHref({ tag: 'a/b?' })).toBe('/tag/a%2Fb%3F');
  });

  it('leaves out default values', () => {
    expect(browseHref({ tag: null, category: 'all', type: 'all', sort: 'HOTTEST', page: 1 })).toBe('/story');
    expect(browseHref({})).toBe('/story');
    expect(browseHref({ page: 2 })).toBe('/story/2');
    expect(browseHref({ category: 'HORROR' })).toBe('/category/HORROR');
  });

  it('includes the cursor only beyond the numbered pages', () => {
    expect(browseHref({ page: 501, after: 'c501' })).toBe('/story/501?after=c501');
    expect(browseHref({ page: 500, after: 'c501' })).toBe('/story/500');
  });
});

describe('browsePath', () => {
  it('is the same for every filter and order of a list', () => {
    expect(browsePath({ tag: null, category: 'VAMPIRE', page: 3 })).toBe('/category/VAMPIRE/3');
    expect(browsePath({ tag: null, category: 'all', page: 2 })).toBe('/story/2');
  });
});

describe('searchHref', () => {
  it('contains the keyword, the page and the type', () => {
    expect(searchHref({ keyword: 'salt road', type: 'ROLE', page: 3 })).toBe(
      '/search/salt%20road/3?type=ROLE',
    );
  });

  it('leaves out default values', () => {
    expect(searchHref({ keyword: 'salt road', type: 'all', page: 1 })).toBe('/search/salt%20road');
    expect(searchHref({ keyword: '', type: 'ROLE' })).toBe('/search');
    expect(searchPath({ keyword: '', page: 1 })).toBe('/search');
  });

  it('encodes reserved characters', () => {
    for (const keyword of ['a/b', '50%', 'who? #1', 'tag:"dry wit" -horror', '100% & more', 'ключ', '龍']) {
      const path = searchPath({ keyword, page: 1 });
      expect(path.split('/'), keyword).toHaveLength(3);
      expect(decodeURIComponent(path.slice('/search/'.length)), keyword).toBe(keyword);
    }
  });
});

describe('collectionHref', () => {
  it('leaves out the first page', () => {
    expect(collectionHref('quiet-nights')).toBe('/collection/quiet-nights');
    expect(collectionHref('quiet-nights', 2)).toBe('/collection/quiet-nights/2');
  });
});
