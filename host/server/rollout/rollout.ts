import type { Composition } from '@storyloom/contract/platform/composition';
import { offlinePath } from '../../worker/messages.ts';
import { remember } from '../render/known-compositions.ts';
import { armOf, hasCanary } from './arms.ts';
import { rolloutIdIn } from './rollout-cookie.ts';
import type { VisitCounts } from './visit-counts.ts';

/** Which composition a visitor gets. */
export interface Rollout {
  /** Whether some visitors get a canary, so that each needs an id. */
  hasCanary(): boolean;
  /** The composition of a page for a visitor. Counts the visit while some visitors get a canary. */
  begin(
    pathname: string,
    rolloutId: string | null,
    address: string,
  ): { composition: string; visit: string | null };
}

/** The rollout of a site without canaries: all visitors get the same composition. */
export const noRollout: Rollout = { hasCanary: () => false, begin: () => ({ composition: '', visit: null }) };

interface Options {
  /** The composition in use; null before the first one. */
  current(): Composition | null;
  /** Called for each composition that a visitor gets, before the visitor's page is rendered. */
  use(arm: Composition): void;
  visits: VisitCounts;
}

/** Decides which composition each visitor gets. */
export function createRollout({ current, use, visits }: Options) {
  const known = new Map<string, Composition>();

  function choose(pathname: string, rolloutId: string | null): Composition {
    const composition = current();
    if (!composition) throw new Error('No composition yet');
    // The worker keeps this page for all, with the code of the stable releases.
    const arm = armOf(composition, pathname === offlinePath ? null : rolloutId);
    remember(known, arm);
    use(arm);
    return arm;
  }

  return {
    hasCanary() {
      const composition = current();
      return composition !== null && hasCanary(composition);
    },
    /** The composition of visitors who get no canary; null before the first one. */
    base: () => (current() ? choose('/', null) : null),
    begin(pathname: string, rolloutId: string | null, address: string) {
      const composition = current();
      const isCounted = composition !== null && pathname !== offlinePath && hasCanary(composition);
      const visit = isCounted && rolloutId !== null ? visits.begin(composition, rolloutId, address) : null;
      return { composition: choose(pathname, rolloutId).id, visit };
    },
    /** Id of the composition that new pages of a visitor get; null before the first one. */
    compositionOfVisitor(cookies: string): string | null {
      const composition = current();
      return composition && armOf(composition, rolloutIdIn(cookies)).id;
    },
    /** What a visitor gets, and which of a canary and the stable release it has. */
    live(rolloutId: string | null) {
      const composition = choose('/', rolloutId);
      const canaries = Object.entries(current()?.mfes ?? {}).flatMap(([name, { canary }]) =>
        canary ? [[name, canary.release.buildId] as const] : [],
      );
      const armOfMfe = ([name, buildId]: readonly [string, string]) =>
        [name, composition.mfes[name]?.stable.buildId === buildId ? 'canary' : 'stable'] as const;
      return { composition, cohort: Object.fromEntries(canaries.map(armOfMfe)) };
    },
    /** Lets pages be rendered with a composition that is not live. Returns the one that is known by its id. */
    use(wanted: Composition): Composition {
      const arm = known.get(wanted.id) ?? wanted;
      remember(known, arm);
      use(arm);
      return arm;
    },
    /** A composition that was chosen a moment ago. */
    arm(id: string): Composition {
      const composition = known.get(id);
      if (!composition) throw new Error(`The composition ${id} is unknown.`);
      return composition;
    },
  };
}
