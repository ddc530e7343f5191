import {
  type BuildManifest,
  buildManifestPath,
  latestBuildPath,
} from '@storyloom/contract/platform/build-manifest';

interface Options {
  /** Id of the current site build; null before the first composition. */
  id(): string | null;
  redirects: BuildManifest['redirects'];
}

/** The answers to the addresses of site builds; null for an address without one, such as the manifest of an older one. */
export function createBuildManifests({ id: currentId, redirects }: Options) {
  return (pathname: string): BuildManifest | { id: string } | null => {
    const id = currentId();
    if (id === null) return null;
    if (pathname === latestBuildPath) return { id };
    return pathname === buildManifestPath(id) ? { id, redirects } : null;
  };
}
