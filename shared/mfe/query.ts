import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { pageTimings } from '@storyloom/contract/platform/timings';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { FreshQueryClient } from './fresh-query-client.ts';
import type { Host } from './host.ts';

/**
 * Data stays fresh for 10,000 ms. Failed queries are not retried: the page offers Retry. Requests are sent even when
 * the browser reports no connection; otherwise they would wait silently and be sent minutes later.
 */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: pageTimings.queryFresh,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Query options shared by a route's loader and its page. */
export function endpointQuery<E extends Endpoint>(host: Pick<Host, 'call'>, endpoint: E, input: InputOf<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }): Promise<DataOf<E>> => host.call(endpoint, input, { signal }),
  });
}

/** Fields of every paged response; both are null on the last page. */
export interface PagedReply {
  nextPageNum: number | null;
  nextCursor?: string | null;
}

/** A page of a list: its number, and the cursor that leads to it if the list has cursors. */
export interface PageParam {
  page: number;
  after?: string | undefined;
}

/**
 * `endpointQuery` for paged replies. `withPage` puts the page number into the input. If the reply has a cursor, it is
 * sent as `after`, which continues correctly while the list changes.
 */
export function pagedQuery<E extends Endpoint>(
  host: Pick<Host, 'call'>,
  endpoint: E,
  withPage: (page: number) => InputOf<E>,
  first: PageParam = { page: 1 },
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.path, 'pages', inputOf(withPage, first)],
    queryFn: ({ pageParam, signal }): Promise<DataOf<E> & PagedReply> =>
      host.call(endpoint, inputOf(withPage, pageParam), { signal }) as Promise<DataOf<E> & PagedReply>,
    initialPageParam: first,
    getNextPageParam: nextPageParam,
  });
}

/** Endpoints that answer with a cursor accept it as `after`; the contract's tests check this. */
export function inputOf<Input>(withPage: (page: number) => Input, { page, after }: PageParam): Input {
  return after === undefined ? withPage(page) : { ...withPage(page), after };
}

export function nextPageParam({ nextPageNum, nextCursor }: PagedReply): PageParam | null {
  if (nextPageNum === null) return null;
  return nextCursor ? { page: nextPageNum, after: nextCursor } : { page: nextPageNum };
}
