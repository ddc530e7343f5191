import { restrictBus } from '@storyloom/mfe/bus';
import type { Host } from '@storyloom/mfe/host';
import type { LoadedCode } from './part.ts';

const hosts = new WeakMap<Host, Map<string, Host>>();

/** The host as one build of a micro-frontend gets it: its bus accepts declared events only. One object for each build. */
export function hostFor(host: Host, { manifest, release }: LoadedCode): Host {
  const builds = hosts.get(host) ?? new Map<string, Host>();
  hosts.set(host, builds);
  const known = builds.get(release.mfName);
  if (known) return known;
  const own = { ...host, bus: restrictBus(host.bus, manifest.name, manifest.events) };
  builds.set(release.mfName, own);
  return own;
}
