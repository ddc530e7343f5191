import type { DataOf } from '@storyloom/contract/core/endpoint';
import { search } from '@storyloom/contract/stories/endpoints/search';
import { searchSuggestions } from '@storyloom/contract/stories/endpoints/search-suggestions';
import { endpointQuery, pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import type { SearchAddress } from '../navigation/hrefs.ts';

type Caller = Pick<Host, 'call'>;

/** The hits, starting at the page in the address. */
export const searchQuery = (host: Caller, { keyword, type, page: firstPage }: SearchAddress) =>
  pagedQuery(host, search, (page) => ({ keyword, type, page }), { page: firstPage });

export const suggestionsQuery = (host: Caller, keyword: string) =>
  endpointQuery(host, searchSuggestions, { keyword });

/** The stories that fit a search without hits best, which the page shows. */
export const nearestIds = (page: DataOf<typeof search> | undefined): string[] =>
  page?.nearestCategory?.stories.map(({ id }) => id) ?? [];
