import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Host } from './host.ts';
import { endpointQuery, inputAt, nextPlace, pagedQuery } from './query.ts';

type Waiting = Pick<Host, 'call' | 'session'>;

/**
 * As `endpointQuery`, for what belongs to the visitor: give `userId` from `useSession()`. It waits for the session,
 * fails when there can be none, and stands under the visitor's id, so that nobody is shown another's.
 */
export function ownQuery<E extends Endpoint>(
  host: Waiting,
  userId: string | null,
  endpoint: E,
  input: InputOf<E>,
) {
  const { queryKey } = endpointQuery(host, endpoint, input);
  return queryOptions({
    queryKey: [...queryKey, { of: userId }],
    queryFn: ({ signal }): Promise<DataOf<E>> =>
      userId === null ? visitor(host, signal) : host.call(endpoint, input, { signal }),
  });
}

/** As `pagedQuery`, for what belongs to the visitor. */
export function ownPagedQuery<E extends Endpoint>(
  host: Waiting,
  userId: string | null,
  endpoint: E,
  withPage: (page: number) => InputOf<E>,
) {
  const shared = pagedQuery(host, endpoint, withPage);
  type Reply = Awaited<ReturnType<Extract<typeof shared.queryFn, (...args: never) => unknown>>>;
  return infiniteQueryOptions({
    queryKey: [...shared.queryKey, { of: userId }],
    queryFn: ({ pageParam, signal }): Promise<Reply> =>
      userId === null
        ? visitor(host, signal)
        : (host.call(endpoint, inputAt(withPage, pageParam), { signal }) as Promise<Reply>),
    initialPageParam: shared.initialPageParam,
    getNextPageParam: (last: Reply) => nextPlace(last),
  });
}

/** The session's arrival changes the key and drops this query: it has nothing to answer, but may fail. */
async function visitor({ session }: Waiting, signal: AbortSignal): Promise<never> {
  await session.ready();
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
