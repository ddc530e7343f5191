import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/endpoint';
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Host } from './host.ts';

/**
 * Data stays fresh for 10,000 ms; a failed query is not retried: the page offers Retry. Without a connection a call is
 * made and fails all the same: one that waited for it would show nothing, and send minutes later what was pressed now.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
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
  nextCursor?: string | null;
}

/** A page of a list: its number, and the cursor that leads there where the list gives one. */
export interface ListPlace {
  page: number;
  after?: string | undefined;
}

/**
 * As `endpointQuery`, for paged replies. `withPage` puts the page number into the input. Where a reply has a cursor, it
 * is sent as `after`: that goes on rightly while the list changes, and for as long as there is something.
 */
export function pagedQuery<E extends Endpoint>(
  host: Pick<Host, 'call'>,
  endpoint: E,
  withPage: (page: number) => InputOf<E>,
  first: ListPlace = { page: 1 },
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.path, 'pages', inputAt(withPage, first)],
    queryFn: ({ pageParam, signal }): Promise<DataOf<E> & Page> =>
      host.call(endpoint, inputAt(withPage, pageParam), { signal }) as Promise<DataOf<E> & Page>,
    initialPageParam: first,
    getNextPageParam: nextPlace,
  });
}

/** Endpoints that answer with a cursor take it as `after`; the contract's tests hold the two together. */
export function inputAt<Input>(withPage: (page: number) => Input, { page, after }: ListPlace): Input {
  return after === undefined ? withPage(page) : { ...withPage(page), after };
}

export function nextPlace({ hasNextPage, nextPageNum, nextCursor }: Page): ListPlace | null {
  if (!hasNextPage || nextPageNum === null) return null;
  return nextCursor ? { page: nextPageNum, after: nextCursor } : { page: nextPageNum };
}
