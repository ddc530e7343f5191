import { randomBytes } from 'node:crypto';
import type { Composition } from '@storyloom/contract/platform/composition';
import { type VisitCount, vitals } from '@storyloom/contract/platform/visit-count';
import type { VitalsReport } from '@storyloom/contract/platform/vitals';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../api/visitor-address.ts';
import type { PageRequest, RenderPage } from '../render/page.ts';
import { bucketOf } from './arms.ts';

/** Most visits of which a failure is still counted; the least recently used are forgotten. */
const maxOpen = 20_000;

/** A visit, as it is counted for the canary of one micro-frontend. */
type Place = Pick<VisitCount, 'mfe' | 'buildId' | 'basisPoints' | 'arm'>;

/**
 * Counts the documents of canaries and stable releases, and those in which something failed: of one network only
 * `failuresPerNetwork` for each canary, so that one visitor cannot have it withdrawn.
 */
export function createVisitCounts(failuresPerNetwork: number) {
  /** `counted`: what was counted of the visit, so that it counts once. */
  const open = new LRUCache<string, { network: string; places: Map<string, Place>; counted: Set<string> }>({
    max: maxOpen,
  });
  const failed = new LRUCache<string, number>({ max: maxOpen });
  let counts = new Map<string, VisitCount>();

  /** Whether a network may count one more against a canary. */
  const isAllowed = (what: string, most: number): boolean => {
    const before = failed.get(what) ?? 0;
    if (before >= most) return false;
    failed.set(what, before + 1);
    return true;
  };
  const isFirst = (counted: Set<string>, what: string) => !counted.has(what) && counted.add(what);

  const add = (place: Place, signal: VisitCount['signal'], visits: number, failures: number) => {
    const key = [...Object.values(place), signal].join(' ');
    const known = counts.get(key) ?? { ...place, signal, visits: 0, failures: 0 };
    counts.set(key, { ...known, visits: known.visits + visits, failures: known.failures + failures });
  };

  return {
    /** Counts a document while some visitors get a canary; returns the id that its reports have. */
    begin({ mfes }: Composition, rolloutId: string, address: string): string {
      const visit = randomBytes(12).toString('base64url');
      const places = new Map<string, Place>();
      for (const [mfe, { canary }] of Object.entries(mfes)) {
        if (!canary) continue;
        const { release, basisPoints } = canary;
        const arm = bucketOf(mfe, rolloutId) < basisPoints ? 'canary' : 'stable';
        const place = { mfe, buildId: release.buildId, basisPoints, arm } as const;
        places.set(mfe, place);
        add(place, 'failed', 1, 0);
      }
      open.set(visit, { network: networkOf(address), places, counted: new Set() });
      return visit;
    },
    /** Counts the failure of a micro-frontend in a document, once. Ids that were never given are ignored. */
    fail(visit: string, mfe: string): void {
      const known = open.get(visit);
      const place = known?.places.get(mfe);
      if (!known || !place || !isFirst(known.counted, `failure ${mfe}`)) return;
      if (isAllowed(`${place.buildId} ${known.network}`, failuresPerNetwork)) add(place, 'failed', 0, 1);
    },
    /**
     * Counts how fast a document was, once. Ids that were never given are ignored. A network with slow devices counts one
     * poor rating of each vital for a canary, so that those that count are independent of one another.
     */
    rate({ mfe, buildId, visit, ratings }: VitalsReport): void {
      const known = visit === undefined ? null : open.get(visit);
      if (known === undefined || (known && !isFirst(known.counted, `vitals ${mfe}`))) return;
      const place = known?.places.get(mfe) ?? { mfe, buildId, basisPoints: 0, arm: 'stable' as const };
      for (const vital of vitals) {
        const isPoor = ratings[vital] === 'poor';
        if (known && isPoor && !isAllowed(`${vital} ${place.buildId} ${known.network}`, 1)) continue;
        if (ratings[vital]) add(place, vital, 1, Number(isPoor));
      }
    },
    /** The counts since the last call. */
    take(): VisitCount[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;

/** Counts the pages that the server could not render against the micro-frontend that owns the route. */
export function countFailures(
  render: RenderPage,
  visits: Pick<VisitCounts, 'fail'>,
  mfeOf: (request: PageRequest) => string | undefined,
): RenderPage {
  const fail = (request: PageRequest) => {
    const mfe = request.visit === null ? undefined : mfeOf(request);
    if (request.visit !== null && mfe) visits.fail(request.visit, mfe);
  };
  return async (request, signal) => {
    try {
      const page = await render(request, signal);
      if (page.status >= 500) fail(request);
      return page;
    } catch (error) {
      if (!signal.aborted) fail(request);
      throw error;
    }
  };
}
