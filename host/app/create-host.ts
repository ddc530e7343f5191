import type { Bus } from '@storyloom/mfe/bus';
import type { Call, Host } from '@storyloom/mfe/host';
import type { QueryClient } from '@tanstack/react-query';
import { isExternal, refuseUnsafeTarget } from './routing/navigation-target.ts';

/** The services that differ between browser and server. */
export interface HostParts {
  call: Call;
  transport: Host['transport'];
  queryClient: QueryClient;
  bus: Bus;
  session: Host['session'];
  dialogs: Host['dialogs'];
  toast: Host['toast'];
  confirm: Host['confirm'];
  requireLogin: Host['requireLogin'];
  holdReload: Host['holdReload'];
  webview: Host['webview'];
  track: Host['track'];
  consent: Host['consent'];
  flags: Host['flags'];
  /** Navigates inside the site. */
  go(url: string, options: { replace: boolean }): void;
  /** Leaves the site. */
  leave(url: string): void;
}

/** Creates the host object for micro-frontends: one per app in the browser, one per request on the server. */
export function createHost({ go, leave, ...parts }: HostParts): Host {
  return {
    ...parts,
    navigate(url, { external = false, replace = false } = {}) {
      refuseUnsafeTarget(url);
      if (!isExternal(url)) return go(url, { replace });
      if (!external) throw new Error(`Navigation to the external address ${url} needs { external: true }.`);
      leave(url);
    },
  };
}
