import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { useQueryClient } from '@storyloom/mfe';

/** Refetches the queries of endpoints. */
export function useRefresh() {
  const cache = useQueryClient();
  return (...endpoints: readonly Endpoint[]) => {
    for (const { path } of endpoints) void cache.invalidateQueries({ queryKey: [path] });
  };
}
