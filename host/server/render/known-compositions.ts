import type { Composition } from '@storyloom/contract/platform/composition';

/** Most compositions at once: each canary doubles their number. */
const limit = 16;

/** Forgets the compositions that were added first. */
export function dropOldest(compositions: Map<string, Composition>): void {
  for (const id of compositions.keys()) {
    if (compositions.size <= limit) return;
    compositions.delete(id);
  }
}
