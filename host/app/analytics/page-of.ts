import { matchRoutes, type RouteObject } from 'react-router';
import type { BootstrapData } from '../bootstrap-data.ts';
import { isRemoteHandle } from '../remotes/handle.ts';

export interface PageParts {
  bootstrap: Pick<BootstrapData, 'composition' | 'basename'>;
  routes: RouteObject[];
}

/** The micro-frontend and release of the page at a path; empty for a path without a page. */
export function pageOf({ routes, bootstrap: { composition, basename } }: PageParts, path: string) {
  const handle = matchRoutes(routes, path, basename)
    ?.map(({ route }) => route.handle)
    .find(isRemoteHandle);
  const owner = composition.mfes.find(({ name }) => name === handle?.mfe);
  return owner ? { mfe: owner.name, release: owner.stable.buildId } : {};
}
