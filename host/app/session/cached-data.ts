import type { QueryClient } from '@tanstack/react-query';

/** Drops cached data of the visitor before, and fetches what is shown again. */
export function dropVisitorData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/** The same after a login, but what is shown stays until its new data is there: the visitor is the same person. */
export function refreshVisitorData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
}
