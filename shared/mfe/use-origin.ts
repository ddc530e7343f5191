import { useQueryClient } from '@tanstack/react-query';
import type { Host } from './host.ts';

const key = ['origin'];

/** Called by loaders: on the server, only the request knows the origin of canonical addresses. */
export function setOrigin(host: Pick<Host, 'queryClient'>, url: URL): void {
  host.queryClient.setQueryData(key, url.origin);
}

/** "https://storyloom.example"; empty on the server if no loader has called `setOrigin`. */
export function useOrigin(): string {
  const origin = useQueryClient().getQueryData<string>(key);
  return origin ?? (typeof window === 'undefined' ? '' : window.location.origin);
}
