import { restrictBus } from '@storyloom/mfe/bus';
import type { Host } from '@storyloom/mfe/host';
import { restrictQueryClient } from '@storyloom/mfe/restrict-query-client';
import type { LoadedCode } from './part.ts';

const hosts = new WeakMap<Host, Map<string, Host>>();
const shells = new WeakMap<Host, Host>();

/**
 * The host as one build of a micro-frontend gets it: its bus accepts declared events only, its query client reaches
 * its own queries only, and what it tracks has its name. One object for each build, also for a part in a page of another micro-frontend, whose host is
 * given then.
 */
export function hostFor(given: Host, { manifest, release }: LoadedCode): Host {
  const shell = shells.get(given) ?? given;
  const builds = hosts.get(shell) ?? new Map<string, Host>();
  hosts.set(shell, builds);
  const known = builds.get(release.mfName);
  if (known) return known;
  const own: Host = {
    ...shell,
    bus: restrictBus(shell.bus, manifest.name, manifest.events),
    queryClient: restrictQueryClient(shell.queryClient, manifest.name),
    track: (event) => shell.track({ ...event, mfe: manifest.name, release: release.buildId }),
  };
  builds.set(release.mfName, own);
  shells.set(own, shell);
  return own;
}
