import type { Host } from '@storyloom/mfe/host';
import { isExternal, refuseUnsafeTarget } from './routing/navigation-target.ts';

/** The services that differ between browser and server. */
export interface HostParts extends Omit<Host, 'navigate'> {
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
