import type { PageComposition } from '@storyloom/contract/composition';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import type { Remotes } from '../remotes/remotes.ts';
import { frameId, routeDefinitionsOf } from './routes.tsx';

/** Minimum time between two requests for the composition, in ms. */
const askInterval = 10_000;

/**
 * Finds routes released since the page was loaded: for a path that the pinned composition does not know, asks the host
 * for the current composition and adds the routes that are new.
 */
export function discoverRoutes(
  composition: PageComposition,
  remotes: Remotes,
): PatchRoutesOnNavigationFunction {
  const known = new Set(
    composition.mfes.flatMap((mfe) => mfe.routes.map((route) => `${mfe.name}:${route.id}`)),
  );
  let askedAt = Number.NEGATIVE_INFINITY;
  return async ({ patch, signal }) => {
    if (Date.now() - askedAt < askInterval) return;
    askedAt = Date.now();
    const response = await fetch('/composition.json', { signal }).catch(() => null);
    if (!response?.ok) return;
    const current = (await response.json()) as PageComposition;
    remotes.extend(current);
    const fresh = routeDefinitionsOf(current, remotes).filter(({ id }) => id && !known.has(id));
    for (const { id } of fresh) if (id) known.add(id);
    if (fresh.length > 0) patch(frameId, fresh);
  };
}
