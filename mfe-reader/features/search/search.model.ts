import { type StoryType, storyTypeChoices } from '@storyloom/contract/filters';
import { limits } from '@storyloom/contract/limits';

/** What a search page shows, from which page of the hits on. */
export interface Search {
  /** Empty: nothing was asked yet. */
  keyword: string;
  type: 'all' | StoryType;
  page: number;
}

interface SearchParams {
  keyword?: string | undefined;
  page?: string | undefined;
}

const UNREADABLE = /\p{Cc}|\p{Cs}/gu;

/** As it may stand in an address: one line, no longer than the endpoint takes, and without halves of characters. */
export function cleanKeyword(typed: string): string {
  const line = typed.replace(UNREADABLE, ' ').replace(/\s+/gu, ' ').trim().slice(0, limits.keyword);
  const whole = line.replace(UNREADABLE, '').trim();
  // The browser takes these for folders, not for words.
  return whole === '.' || whole === '..' ? '' : whole;
}

/** The address is the search; a kind nobody knows means all. */
export function readSearch({ keyword = '', page }: SearchParams, query: URLSearchParams): Search {
  const type = storyTypeChoices.find(({ value }) => value === query.get('type'));
  return {
    keyword: cleanKeyword(keyword),
    type: type?.value ?? 'all',
    page: page === undefined ? 1 : Number(page),
  };
}

/** Where the hits stand, all kinds together. */
export function searchPath({ keyword, page }: Pick<Search, 'keyword' | 'page'>): string {
  if (keyword === '') return '/search';
  const hits = `/search/${encodeURIComponent(keyword)}`;
  return page === 1 ? hits : `${hits}/${page}`;
}

export function searchHref({
  keyword,
  type = 'all',
  page = 1,
}: Partial<Search> & { keyword: string }): string {
  const path = searchPath({ keyword, page });
  return type === 'all' || keyword === '' ? path : `${path}?type=${type}`;
}

export function searchTitle({ keyword, page }: Search): string {
  if (keyword === '') return 'Search - Storyloom';
  return `${keyword}${page === 1 ? '' : `, page ${page}`} - Search - Storyloom`;
}
