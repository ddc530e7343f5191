import { listLimits } from '@storyloom/contract/core/list-limits';
import type { Category } from '@storyloom/contract/stories/categories';
import type { Sort, StoryType, TimePeriod } from '@storyloom/contract/stories/filters';

export const readHref = (slug: string) => `/read/${slug}`;

export const authorHref = (authorId: string) => `/user/profile/${authorId}`;

export const studioHref = (storyId: string) => `/script/edit?id=${storyId}`;

export const deletedWorksHref = '/build?status=DELETED';

export const tagHref = (tag: string) => `/tag/${encodeURIComponent(tag)}`;

export const collectionHref = (name: string, page = 1) => withPage(`/collection/${name}`, page);

/** Parameters in the URL of a catalogue list. */
export interface BrowseAddress {
  /** A tag page has no category. */
  tag: string | null;
  category: 'all' | Category;
  type: 'all' | StoryType;
  sort: Sort;
  timePeriod: TimePeriod;
  page: number;
  /** Cursor of a page beyond the numbered ones. */
  after: string | null;
}

/** The canonical path of a list, without filters. All categories together are `/story`. */
export function browsePath({ tag, category, page }: Pick<BrowseAddress, 'tag' | 'category' | 'page'>) {
  const list = tag !== null ? tagHref(tag) : category === 'all' ? '/story' : `/category/${category}`;
  return withPage(list, page);
}

/** The address of a list. Default values are left out. */
export function browseHref(address: Partial<BrowseAddress>): string {
  const { tag = null, category = 'all', type = 'all', page = 1, after = null } = address;
  const { sort = 'HOTTEST', timePeriod = 'ALL_TIME' } = address;
  const query = new URLSearchParams();
  if (type !== 'all') query.set('type', type);
  if (sort !== 'HOTTEST') query.set('sort', sort);
  if (timePeriod !== 'ALL_TIME') query.set('timePeriod', timePeriod);
  if (after !== null && page > listLimits.numberedPages) query.set('after', after);
  const path = browsePath({ tag, category, page });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Parameters in the URL of a search. An empty keyword is the start page of search. */
export interface SearchAddress {
  keyword: string;
  type: 'all' | StoryType;
  page: number;
}

/** The canonical path of a search, without filters. */
export function searchPath({ keyword, page }: Pick<SearchAddress, 'keyword' | 'page'>): string {
  return keyword === '' ? '/search' : withPage(`/search/${encodeURIComponent(keyword)}`, page);
}

export function searchHref({
  keyword,
  type = 'all',
  page = 1,
}: Partial<SearchAddress> & { keyword: string }): string {
  const path = searchPath({ keyword, page });
  return type === 'all' || keyword === '' ? path : `${path}?type=${type}`;
}

const withPage = (path: string, page: number) => (page === 1 ? path : `${path}/${page}`);
