import type { Owner } from '@storyloom/contract/core/reference';
import { sharedData } from '@storyloom/contract/platform/shared-data';
import type { QueryClient, QueryFilters, QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import { FreshQueryClient } from './fresh-query-client.ts';

const shared = new Set<unknown>(sharedData.map(({ path }) => path));

/**
 * The shell's query client as one micro-frontend sees it: the queries are in the same cache, with keys that begin with
 * its name, except for shared data. So no method reaches the queries of another micro-frontend.
 */
export function restrictQueryClient(shell: QueryClient, owner: Owner): QueryClient {
  const ownKey = (key: QueryKey) => (key[0] === owner || shared.has(key[0]) ? key : [owner, ...key]);
  const cache = shell.getQueryCache();
  const findAll = ({ queryKey = [], ...filters }: QueryFilters = {}) =>
    cache.findAll({ ...filters, queryKey: ownKey(queryKey) });
  const queryCache = new Proxy(cache, {
    get(_, name: keyof typeof cache) {
      if (name === 'findAll') return findAll;
      const value = cache[name];
      // The cache has private fields, which a proxy cannot read.
      return typeof value === 'function' ? value.bind(cache) : value;
    },
  });
  const client = new FreshQueryClient({ queryCache, defaultOptions: shell.getDefaultOptions() });
  const withDefaults = client.defaultQueryOptions.bind(client);
  // The other methods of the client get keys and their hashes from this one.
  client.defaultQueryOptions = ((options: QueryObserverOptions) =>
    withDefaults({ ...options, queryKey: ownKey(options.queryKey) })) as typeof withDefaults;
  // The shell's client refetches the queries of all when the browser is online again.
  client.mount = () => {};
  client.unmount = () => {};
  return client;
}
