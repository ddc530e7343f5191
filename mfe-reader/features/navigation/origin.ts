import { useQueryClient } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

const key = ['reader', 'origin'];

/** Kept by the loader for the page: canonical addresses are whole, and the server knows its own from the request. */
export function setOrigin(host: Pick<Host, 'queryClient'>, url: URL): void {
  host.queryClient.setQueryData(key, url.origin);
}

export function useOrigin(): string {
  const known = useQueryClient().getQueryData<string>(key);
  return known ?? (typeof window === 'undefined' ? '' : window.location.origin);
}
