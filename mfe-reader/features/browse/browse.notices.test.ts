import { describe, expect, it } from 'vitest';
import { readBrowse } from './browse.model.ts';
import { emptyBrowseNotice } from './browse.notices.ts';

const notice = (params: Record<string, string>, query = '') => {
  const { title, href } = emptyBrowseNotice(readBrowse(params, new URLSearchParams(query)));
  return [title, href];
};

describe('emptyBrowseNotice', () => {
  it.each([
    ['a page beyond the end', { category: 'HORROR', page: '4' }, 'type=ROLE', 'Page 4 doesn’t exist'],
    ['filters without a match', { category: 'HORROR' }, 'type=ROLE&sort=LATEST', 'No matches'],
    ['a tag that nothing has', { tag: 'salt & sea' }, '', 'No stories have this tag'],
    ['an empty category', { category: 'HORROR' }, 'sort=LATEST', 'No stories here yet'],
  ])('says what to do about %s', (_, params, query, title) => {
    expect(notice(params, query)[0]).toBe(title);
  });

  it('links to the same list without the filter that emptied it', () => {
    expect(notice({ category: 'HORROR', page: '4' }, 'type=ROLE')[1]).toBe('/category/HORROR?type=ROLE');
    expect(notice({ category: 'HORROR' }, 'type=ROLE&sort=LATEST')[1]).toBe('/category/HORROR?sort=LATEST');
    expect(notice({ tag: 'salt & sea' })[1]).toBe('/search/salt%20%26%20sea');
    expect(notice({ category: 'HORROR' })[1]).toBe('/story');
  });
});
