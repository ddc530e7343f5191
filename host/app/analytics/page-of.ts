import type { PageComposition } from '@storyloom/contract/platform/composition';
import { matchRoutes, type RouteObject } from 'react-router';
import { isRemoteHandle } from '../remotes/handle.ts';

export interface PageParts {
  routes: RouteObject[];
  composition: PageComposition;
  basename: string;
}

/** The micro-frontend and release of the page at a path; empty for a path without a page. */
export function pageOf({ routes, composition, basename }: PageParts, path: string) {
  const handle = matchRoutes(routes, path, basename)
    ?.map(({ route }) => route.handle)
    .find(isRemoteHandle);
  const owner = composition.mfes.find(({ name }) => name === handle?.mfe);
  return owner ? { mfe: owner.name, release: owner.stable.buildId } : {};
}
