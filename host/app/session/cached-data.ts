import type { QueryClient } from '@tanstack/react-query';

/** Drops the previous visitor's cached data and fetches active queries again. */
export function dropVisitorData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/** Does the same after a login, but keeps data on the screen until new data arrives: the visitor is the same person. */
export function refreshVisitorData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
}
