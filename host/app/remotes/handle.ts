import type { RouteManifest } from '@storyloom/contract/platform/manifest';

/** The shell's data on each route of a micro-frontend. */
export interface RemoteHandle {
  mfe: string;
  route: RouteManifest;
}

export function isRemoteHandle(handle: unknown): handle is RemoteHandle {
  return typeof handle === 'object' && handle !== null && 'mfe' in handle && 'route' in handle;
}
