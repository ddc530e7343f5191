import { expect, it } from 'vitest';
import {
  type Browse,
  browseHeading,
  browseHref,
  browsePath,
  browseTitle,
  countLine,
  isNarrowed,
  readBrowse,
} from './browse.model.ts';

const plain: Browse = {
  tag: null,
  category: 'all',
  type: 'all',
  sort: 'HOTTEST',
  timePeriod: 'ALL_TIME',
  page: 1,
  after: null,
  asked: 1,
};
const chosen: Browse = {
  ...plain,
  category: 'VAMPIRE',
  type: 'ROLE',
  sort: 'EARLIEST',
  timePeriod: 'WEEK',
  page: 3,
  asked: 3,
};

it('comes back from its own address', () => {
  expect(browseHref(chosen)).toBe('/category/VAMPIRE/3?type=ROLE&sort=EARLIEST&timePeriod=WEEK');
  const query = new URLSearchParams('type=ROLE&sort=EARLIEST&timePeriod=WEEK');
  expect(readBrowse({ category: 'VAMPIRE', page: '3' }, query)).toEqual(chosen);
});

it('gives a tag an address of its own, whatever it is made of', () => {
  expect(browseHref({ tag: 'dry wit', sort: 'LATEST', page: 2 })).toBe('/tag/dry%20wit/2?sort=LATEST');
  expect(browseHref({ tag: 'a/b?' })).toBe('/tag/a%2Fb%3F');
  expect(readBrowse({ tag: 'dry wit ' }, new URLSearchParams())).toEqual({ ...plain, tag: 'dry wit' });
});

it('leaves out of the address what is as it is by default', () => {
  expect(browseHref(plain)).toBe('/story');
  expect(browseHref({})).toBe('/story');
  expect(browseHref({ page: 2 })).toBe('/story/2');
  expect(browseHref({ category: 'HORROR' })).toBe('/category/HORROR');
});

it('carries a cursor to pages that have no number of their own, and to no other', () => {
  const far = { ...plain, page: 501, asked: 501, after: 'c501' };
  expect(browseHref(far)).toBe('/story/501?after=c501');
  expect(readBrowse({ page: '501' }, new URLSearchParams('after=c501'))).toEqual(far);
  expect(readBrowse({ page: '7' }, new URLSearchParams('after=c501'))).toEqual({
    ...plain,
    page: 7,
    asked: 7,
  });
  expect(browseHref({ ...far, page: 500 })).toBe('/story/500');
  expect(readBrowse({ page: '501' }, new URLSearchParams())).toEqual({ ...plain, page: 500, asked: 501 });
});

it('takes what it does not know for the default', () => {
  const query = new URLSearchParams('type=1&sort=hottest&timePeriod=DECADE&sort=LATEST');
  expect(readBrowse({}, query)).toEqual(plain);
});

it('gives all orders of a list one plain address, and all categories that of all stories', () => {
  expect(browsePath(chosen)).toBe('/category/VAMPIRE/3');
  expect(browsePath(readBrowse({ category: 'all', page: '2' }, new URLSearchParams()))).toBe('/story/2');
});

it('names the list, and each further page of it', () => {
  expect(browseHeading(plain)).toBe('All stories');
  expect(browseHeading({ ...plain, tag: 'salt' })).toBe('Stories tagged “salt”');
  expect(browseHeading({ ...plain, tag: 'salt', type: 'ROLE' })).toBe('Characters tagged “salt”');
  expect(browseTitle(plain)).toBe('All stories - Storyloom');
  expect(browseTitle(chosen)).toBe('Vampire characters, page 3 - Storyloom');
});

it('counts stories one by one, and past the cap not at all', () => {
  expect(countLine(0, 'all')).toBe('0 stories');
  expect(countLine(1, 'STORY')).toBe('1 story');
  expect(countLine(1, 'ROLE')).toBe('1 character');
  expect(countLine(1_000, 'all')).toBe('1,000 stories');
  expect(countLine(1_001, 'ROLE')).toBe('1,000+ characters');
});

it('is narrowed by kind or time, not by an order', () => {
  expect(isNarrowed({ ...plain, sort: 'EARLIEST' } as Browse)).toBe(false);
  expect(isNarrowed({ ...plain, type: 'STORY' })).toBe(true);
  expect(isNarrowed({ ...plain, timePeriod: 'TODAY' })).toBe(true);
});
