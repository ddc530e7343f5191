import { cutCharacters } from '@storyloom/contract/core/characters';
import { storyTypeChoices } from '@storyloom/contract/stories/filters';
import { searchLimits } from '@storyloom/contract/stories/search-limits';
import type { SearchAddress } from '../navigation/hrefs.ts';

interface SearchParams {
  keyword?: string | undefined;
  page?: string | undefined;
}

const UNPRINTABLE = /\p{Cc}|\p{Cs}/gu;

/** Makes typed text safe for an address: one line, at most `searchLimits.keyword` characters, no unpaired surrogates. */
export function cleanKeyword(typed: string): string {
  const line = cutCharacters(
    typed.replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim(),
    searchLimits.keyword,
  );
  const keyword = line.replace(UNPRINTABLE, '').trim();
  // Browsers resolve these path segments as directories.
  return keyword === '.' || keyword === '..' ? '' : keyword;
}

/** Reads the search from the address. An unknown type means all. */
export function readSearch({ keyword = '', page }: SearchParams, query: URLSearchParams): SearchAddress {
  const type = storyTypeChoices.find(({ value }) => value === query.get('type'));
  return {
    keyword: cleanKeyword(keyword),
    type: type?.value ?? 'all',
    page: page === undefined ? 1 : Number(page),
  };
}

export function searchTitle({ keyword, page }: SearchAddress): string {
  if (keyword === '') return 'Search - Storyloom';
  return `${keyword}${page === 1 ? '' : `, page ${page}`} - Search - Storyloom`;
}
