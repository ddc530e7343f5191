import type { PageComposition } from '@storyloom/contract/composition';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import type { Remotes } from '../remotes/remotes.ts';
import { frameId, routeDefinitionsOf } from './routes.tsx';

/** How long an answer about unknown addresses holds, in ms. */
const holds = 10_000;

/**
 * An address that the pinned composition does not know may belong to a release made since: asks the host once for
 * the composition of now, and patches in the routes that are new.
 */
export function discoverRoutes(
  composition: PageComposition,
  remotes: Remotes,
): PatchRoutesOnNavigationFunction {
  const known = new Set(
    composition.mfes.flatMap((mfe) => mfe.routes.map((route) => `${mfe.name}:${route.id}`)),
  );
  let asked = 0;
  return async ({ patch, signal }) => {
    if (Date.now() - asked < holds) return;
    asked = Date.now();
    const response = await fetch('/composition.json', { signal }).catch(() => null);
    if (!response?.ok) return;
    const current = (await response.json()) as PageComposition;
    remotes.extend(current);
    const fresh = routeDefinitionsOf(current, remotes).filter(({ id }) => id && !known.has(id));
    for (const { id } of fresh) if (id) known.add(id);
    if (fresh.length > 0) patch(frameId, fresh);
  };
}
