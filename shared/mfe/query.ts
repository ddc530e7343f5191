import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/endpoint';
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Host } from './host.ts';

/** Data stays fresh for 10,000 ms; a failed query is not retried: the page offers Retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

/** The unit of reading, shared by a route's loader and its page. */
export function endpointQuery<E extends Endpoint>(host: Pick<Host, 'call'>, endpoint: E, input: InputOf<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }): Promise<DataOf<E>> => host.call(endpoint, input, { signal }),
  });
}

interface Page {
  hasNextPage: boolean;
  nextPageNum: number | null;
}

/** As `endpointQuery`, for paged replies. `withPage` puts the page number into the input. */
export function pagedQuery<E extends Endpoint>(
  host: Pick<Host, 'call'>,
  endpoint: E,
  withPage: (page: number) => InputOf<E>,
  firstPage = 1,
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.path, 'pages', withPage(firstPage)],
    queryFn: ({ pageParam, signal }): Promise<DataOf<E> & Page> =>
      host.call(endpoint, withPage(pageParam), { signal }) as Promise<DataOf<E> & Page>,
    initialPageParam: firstPage,
    getNextPageParam: (last) => (last.hasNextPage ? last.nextPageNum : null),
  });
}
