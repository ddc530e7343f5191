import { movedTo } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { rememberOrigin } from '../shell/site.ts';
import { cleanKeyword, readSearch, searchHref } from './search.model.ts';
import { searchQuery } from './search.queries.ts';

/** Primes the hits. A form sent without scripts, and words written oddly, are led to the search's own address. */
export const loadSearch: PageLoader = async ({ host, params, url }) => {
  rememberOrigin(host, url);
  const search = readSearch(params, url.searchParams);
  const asked = url.searchParams.get('keyword');
  if (asked !== null && params.keyword === undefined) {
    throw movedTo(searchHref({ ...search, keyword: cleanKeyword(asked) }));
  }
  if (params.keyword !== undefined && params.keyword !== search.keyword) throw movedTo(searchHref(search));
  if (search.keyword !== '') await host.queryClient.ensureInfiniteQueryData(searchQuery(host, search));
};
