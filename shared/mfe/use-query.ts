import {
  type DehydratedState,
  type UseQueryOptions,
  type UseQueryResult,
  useQueryClient,
  useQuery as useTanstackQuery,
} from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

type DocumentQueries = ReadonlyMap<string, { data?: unknown; dataUpdatedAt: number }>;

/** The queries whose data the document shows, by their hash; the shell provides them. */
export const DocumentQueriesContext = createContext<DocumentQueries>(new Map());

/** Reads the queries of a document; null if only the browser renders it. */
export const documentQueriesOf = (queries: DehydratedState | null): DocumentQueries =>
  new Map(queries?.queries.map(({ queryHash, state }) => [queryHash, state]));

/**
 * TanStack's `useQuery`, whose first result is the one that the document shows. The parts of a page are hydrated
 * one after the other, and one part may load or change the data of another before that part is hydrated.
 */
export const useQuery = ((options: UseQueryOptions): UseQueryResult => {
  const result = useTanstackQuery(options);
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const hash = client.defaultQueryOptions(options).queryHash;
  const documented = useContext(DocumentQueriesContext).get(hash);
  const isUnchanged = useSyncExternalStore(
    never,
    () => true,
    () => {
      const state = cache.get(hash)?.state;
      if (documented) return state?.dataUpdatedAt === documented.dataUpdatedAt;
      return state === undefined || state.status === 'pending';
    },
  );
  return isUnchanged ? result : firstResult(result, options, documented?.data);
}) as typeof useTanstackQuery;

const never = () => () => {};

/** The result with which the document was rendered: with these data, or of a query that was loading. */
function firstResult(result: UseQueryResult, options: UseQueryOptions, data: unknown): UseQueryResult {
  const { placeholderData, select } = options;
  const placeholder =
    typeof placeholderData === 'function' ? placeholderData(undefined, undefined) : placeholderData;
  const shown = data ?? placeholder;
  const isPending = shown === undefined;
  return {
    ...result,
    data: isPending || !select ? shown : select(shown),
    error: null,
    status: isPending ? 'pending' : 'success',
    isPending,
    isLoading: isPending,
    isInitialLoading: isPending,
    isSuccess: !isPending,
    isError: false,
    isLoadingError: false,
    isRefetchError: false,
    isFetched: data !== undefined,
    isPlaceholderData: data === undefined && !isPending,
  } as UseQueryResult;
}
