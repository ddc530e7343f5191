import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Host } from './host.ts';
import { endpointQuery, inputOf, nextPageParam, type PagedReply, pagedQuery } from './query.ts';

type VisitorHost = Pick<Host, 'call' | 'session'>;

/**
 * `endpointQuery` for data of the visitor, whose `userId` comes from `useSession()`. Waits for the session and fails if
 * there can be none. Keyed by user id, so cached data never leaks between users.
 */
export function ownQuery<E extends Endpoint>(
  host: VisitorHost,
  userId: string | null,
  endpoint: E,
  input: InputOf<E>,
) {
  const { queryKey } = endpointQuery(host, endpoint, input);
  return queryOptions({
    queryKey: [...queryKey, { of: userId }],
    queryFn: ({ signal }): Promise<DataOf<E>> =>
      userId === null ? waitForVisitor(host, signal) : host.call(endpoint, input, { signal }),
  });
}

/** `pagedQuery` for data of the visitor. */
export function ownPagedQuery<E extends Endpoint>(
  host: VisitorHost,
  userId: string | null,
  endpoint: E,
  withPage: (page: number) => InputOf<E>,
) {
  const { queryKey, initialPageParam } = pagedQuery(host, endpoint, withPage);
  return infiniteQueryOptions({
    queryKey: [...queryKey, { of: userId }],
    queryFn: ({ pageParam, signal }): Promise<DataOf<E> & PagedReply> =>
      userId === null
        ? waitForVisitor(host, signal)
        : (host.call(endpoint, inputOf(withPage, pageParam), { signal }) as Promise<DataOf<E> & PagedReply>),
    initialPageParam,
    getNextPageParam: nextPageParam,
  });
}

/** The arrival of the session changes the query key and aborts this query, so it only ends by failing. */
async function waitForVisitor({ session }: VisitorHost, signal: AbortSignal): Promise<never> {
  await session.ready();
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
