import type { Composition } from '@storyloom/contract/platform/composition';

/** Most compositions at once: each canary doubles their number. */
const limit = 256;

/** Adds a composition, as the newest one, and forgets the oldest. Returns false if it was known. */
export function remember(compositions: Map<string, Composition>, composition: Composition): boolean {
  const isKnown = compositions.delete(composition.id);
  compositions.set(composition.id, composition);
  for (const id of compositions.keys()) {
    if (compositions.size <= limit) break;
    compositions.delete(id);
  }
  return !isKnown;
}
