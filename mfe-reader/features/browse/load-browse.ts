import type { PageLoader } from '@storyloom/mfe/host';
import { rememberOrigin } from '../shell/site.ts';
import { readBrowse } from './browse.model.ts';
import { browseQuery } from './browse.queries.ts';

/** Primes the address's page of the list. */
export const loadBrowse: PageLoader = async ({ host, params, url }) => {
  rememberOrigin(host, url);
  await host.queryClient.ensureInfiniteQueryData(browseQuery(host, readBrowse(params, url.searchParams)));
};
