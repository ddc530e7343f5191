import {
  type BuildManifest,
  buildManifestPath,
  latestBuildPath,
} from '@storyloom/contract/platform/build-manifest';
import { buildIdOf } from '../../worker/messages.ts';

interface Options {
  /** Id of the shell build. */
  build: string;
  /** Id of the composition that new pages of a visitor get; null before the first one. */
  composition(cookies: string): string | null;
  redirects: BuildManifest['redirects'];
  shared?: BuildManifest['shared'];
}

/**
 * The answers to the addresses of site builds; null for an address without one, such as the manifest of another shell
 * build. All compositions with this shell have a manifest, because a page may be older than the latest release.
 */
export function createBuildManifests({ build, composition, redirects, shared }: Options) {
  const [start, end] = buildManifestPath(buildIdOf(build, '*')).split('*') as [string, string];
  return (pathname: string, cookies: string): BuildManifest | { id: string } | null => {
    if (pathname === latestBuildPath) {
      const current = composition(cookies);
      return current === null ? null : { id: buildIdOf(build, current) };
    }
    if (!pathname.startsWith(start) || !pathname.endsWith(end)) return null;
    return { id: buildIdOf(build, pathname.slice(start.length, -end.length)), redirects, shared };
  };
}
