import { movedTo } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { tagsQuery } from '../collections/collections.queries.ts';
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
  const { queryClient } = host;
  if (search.keyword !== '') await queryClient.ensureInfiniteQueryData(searchQuery(host, search));
  else await queryClient.prefetchQuery(tagsQuery(host));
};
