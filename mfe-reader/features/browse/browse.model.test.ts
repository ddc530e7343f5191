import { describe, expect, it } from 'vitest';
import { browseHref } from '../navigation/hrefs.ts';
import {
  type Browse,
  browseHeading,
  browseTitle,
  findCategory,
  hasFilters,
  readBrowse,
} from './browse.model.ts';

const defaults: Browse = {
  tag: null,
  category: 'all',
  type: 'all',
  sort: 'HOTTEST',
  timePeriod: 'ALL_TIME',
  page: 1,
  after: null,
  requestedPage: 1,
};
const filtered: Browse = {
  ...defaults,
  category: 'VAMPIRE',
  type: 'ROLE',
  sort: 'EARLIEST',
  timePeriod: 'WEEK',
  page: 3,
  requestedPage: 3,
};

describe('findCategory', () => {
  it.each([
    ['HORROR', 'HORROR'],
    ['horror', 'HORROR'],
    ['short-story', 'SHORT_STORY'],
    ['Science Fiction', 'SCIENCE_FICTION'],
    ['ALL', 'all'],
    ['cooking', null],
    ['', null],
  ])('reads %j as %j', (text, category) => {
    expect(findCategory(text)).toBe(category);
  });
});

describe('readBrowse', () => {
  it('reads back what browseHref wrote', () => {
    const query = new URLSearchParams('type=ROLE&sort=EARLIEST&timePeriod=WEEK');
    expect(readBrowse({ category: 'VAMPIRE', page: '3' }, query)).toEqual(filtered);
    expect(browseHref(filtered)).toBe(`/category/VAMPIRE/3?${query}`);
  });

  it('trims a tag', () => {
    expect(readBrowse({ tag: 'dry wit ' }, new URLSearchParams())).toEqual({ ...defaults, tag: 'dry wit' });
  });

  it('reads the cursor only for pages beyond the numbered ones', () => {
    const beyond = { ...defaults, page: 501, requestedPage: 501, after: 'c501' };
    expect(readBrowse({ page: '501' }, new URLSearchParams('after=c501'))).toEqual(beyond);
    expect(readBrowse({ page: '500' }, new URLSearchParams('after=c500'))).toMatchObject({
      page: 500,
      after: null,
    });
    expect(readBrowse({ page: '7' }, new URLSearchParams('after=c501'))).toEqual({
      ...defaults,
      page: 7,
      requestedPage: 7,
    });
  });

  it('falls back to the last numbered page when the cursor is missing', () => {
    expect(readBrowse({ page: '501' }, new URLSearchParams())).toEqual({
      ...defaults,
      page: 500,
      requestedPage: 501,
    });
  });

  it('replaces unknown values with the defaults', () => {
    const query = new URLSearchParams('type=1&sort=hottest&timePeriod=DECADE&sort=LATEST');
    expect(readBrowse({}, query)).toEqual(defaults);
  });
});

describe('browseHeading', () => {
  it('names the category, tag and type', () => {
    expect(browseHeading(defaults)).toBe('All stories');
    expect(browseHeading({ ...defaults, tag: 'salt' })).toBe('Stories tagged “salt”');
    expect(browseHeading({ ...defaults, tag: 'salt', type: 'ROLE' })).toBe('Characters tagged “salt”');
  });
});

describe('browseTitle', () => {
  it('includes the page number from page 2', () => {
    expect(browseTitle(defaults)).toBe('All stories - Storyloom');
    expect(browseTitle(filtered)).toBe('Vampire characters, page 3 - Storyloom');
  });
});

describe('hasFilters', () => {
  it('counts type and time period, but not the order', () => {
    expect(hasFilters({ ...defaults, sort: 'EARLIEST' } as Browse)).toBe(false);
    expect(hasFilters({ ...defaults, type: 'STORY' })).toBe(true);
    expect(hasFilters({ ...defaults, timePeriod: 'TODAY' })).toBe(true);
  });
});
