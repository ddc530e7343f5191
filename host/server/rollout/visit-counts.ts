import { randomBytes } from 'node:crypto';
import type { CanaryVisits } from '@storyloom/contract/platform/canary-visits';
import type { Composition } from '@storyloom/contract/platform/composition';
import { networkOf } from '../api/visitor-address.ts';
import { bucketOf } from './arms.ts';

/** Most visits of which a failure is still counted; older ones are forgotten. */
const maxOpen = 20_000;

/** A visit, as it is counted for the canary of one micro-frontend. */
type Place = Pick<CanaryVisits, 'mfe' | 'buildId' | 'basisPoints' | 'arm'>;

export interface VisitCounts {
  /** Counts a document while some visitors get a canary; returns the id that its reports have. */
  begin(composition: Composition, rolloutId: string, address: string): string;
  /** Counts the failure of a micro-frontend in a document, once. Ids that were never given are ignored. */
  fail(visit: string, mfe: string): void;
  /** The counts since the last call. */
  take(): CanaryVisits[];
}

/**
 * Counts the documents of canaries and stable releases, and those in which something failed: of one network only
 * `failuresPerNetwork` for each canary, so that one visitor cannot have it withdrawn.
 */
export function createVisitCounts(failuresPerNetwork: number): VisitCounts {
  /** Micro-frontends that have not failed yet, by visit. */
  const open = new Map<string, { network: string; places: Map<string, Place> }>();
  const failed = new Map<string, number>();
  let counts = new Map<string, CanaryVisits>();

  const add = (place: Place, more: Partial<Pick<CanaryVisits, 'visits' | 'failures'>>) => {
    const { mfe, buildId, basisPoints, arm } = place;
    const key = [mfe, buildId, basisPoints, arm].join(' ');
    const { visits = 0, failures = 0 } = counts.get(key) ?? {};
    const added = { visits: visits + (more.visits ?? 0), failures: failures + (more.failures ?? 0) };
    counts.set(key, { ...place, ...added });
  };

  return {
    begin({ mfes }, rolloutId, address) {
      const visit = randomBytes(12).toString('base64url');
      const places = new Map<string, Place>();
      for (const [mfe, { canary }] of Object.entries(mfes)) {
        if (!canary) continue;
        const { release, basisPoints } = canary;
        const arm = bucketOf(mfe, rolloutId) < basisPoints ? 'canary' : 'stable';
        const place = { mfe, buildId: release.buildId, basisPoints, arm } as const;
        places.set(mfe, place);
        add(place, { visits: 1 });
      }
      open.set(visit, { network: networkOf(address), places });
      for (const oldest of open.keys()) {
        if (open.size <= maxOpen) break;
        open.delete(oldest);
      }
      return visit;
    },
    fail(visit, mfe) {
      const { network = '', places } = open.get(visit) ?? {};
      const place = places?.get(mfe);
      if (!place) return;
      places?.delete(mfe);
      const key = `${place.buildId} ${network}`;
      const before = failed.get(key) ?? 0;
      if (before >= failuresPerNetwork) return;
      if (failed.size >= maxOpen) failed.clear();
      failed.set(key, before + 1);
      add(place, { failures: 1 });
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
