import type { RouteObject } from 'react-router';
import type { BootstrapData } from '../bootstrap-data.ts';
import { matchPage } from '../match-page.ts';
import { isRemoteHandle } from '../remotes/handle.ts';

export interface PageParts {
  bootstrap: Pick<BootstrapData, 'composition' | 'basename'>;
  routes: RouteObject[];
}

/** The micro-frontend and release of the page at a path; empty for a path without a page. */
export function pageOf({ routes, bootstrap: { composition, basename } }: PageParts, path: string) {
  const handle = matchPage(routes, path, basename)
    ?.map(({ route }) => route.handle)
    .find(isRemoteHandle);
  const owner = composition.mfes.find(({ name }) => name === handle?.mfe);
  return owner ? { mfe: owner.name, release: owner.stable.buildId } : {};
}

/** The address at which the document was opened: the page may have removed parameters, or have been left since. */
export function openedAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}
