import type { Composition } from '@storyloom/contract/platform/composition';
import type { FlagValues } from '@storyloom/contract/platform/flags';
import { offlinePath } from '../../worker/messages.ts';
import { createKnownCompositions } from '../render/known-compositions.ts';
import { armOf, hasCanary } from './arms.ts';
import { declaresFlags, type EvaluateFlags } from './flags.ts';
import { rolloutIdIn } from './rollout-cookie.ts';
import type { VisitCounts } from './visit-counts.ts';

interface Options {
  /** The composition in use; null before the first one. */
  current(): Composition | null;
  /** Called for each composition that a visitor gets, before the visitor's page is rendered. */
  use(arm: Composition): void;
  visits: VisitCounts;
  evaluateFlags: EvaluateFlags;
}

/** Decides which composition each visitor gets. */
export function createRollout({ current, use, visits, evaluateFlags }: Options) {
  const known = createKnownCompositions();

  function choose(pathname: string, rolloutId: string | null): Composition {
    const composition = current();
    if (!composition) throw new Error('No composition yet');
    // The worker keeps this page for all, with the code of the stable releases.
    const arm = armOf(composition, pathname === offlinePath ? null : rolloutId);
    known.set(arm.id, arm);
    use(arm);
    return arm;
  }

  return {
    /** Whether each visitor needs an id: some get a canary, or a micro-frontend has flags. */
    needsId() {
      const composition = current();
      return composition !== null && (hasCanary(composition) || declaresFlags(composition));
    },
    /** The composition of visitors who get no canary; null before the first one. */
    base: () => (current() ? choose('/', null) : null),
    /** The composition of a page for a visitor. Counts the visit while some visitors get a canary. */
    begin(pathname: string, rolloutId: string | null, address: string) {
      const composition = current();
      const isCounted = composition !== null && pathname !== offlinePath && hasCanary(composition);
      const visit = isCounted && rolloutId !== null ? visits.begin(composition, rolloutId, address) : null;
      return { composition: choose(pathname, rolloutId).id, visit };
    },
    /** The visitor's flags in a composition that was chosen a moment ago. */
    async flagsOf(id: string, pathname: string, rolloutId: string | null): Promise<FlagValues> {
      const arm = known.get(id);
      return arm ? evaluateFlags(arm, pathname === offlinePath ? null : rolloutId) : {};
    },
    /** Id of the composition that new pages of a visitor get; null before the first one. */
    compositionOfVisitor(cookies: string): string | null {
      const composition = current();
      return composition && armOf(composition, rolloutIdIn(cookies)).id;
    },
    /** What a visitor gets, and which of a canary and the stable release it has. */
    live(rolloutId: string | null) {
      const composition = choose('/', rolloutId);
      const cohort: Record<string, string> = {};
      for (const [name, { canary }] of Object.entries(current()?.mfes ?? {})) {
        const hasCanary = composition.mfes[name]?.stable.buildId === canary?.release.buildId;
        if (canary) cohort[name] = hasCanary ? 'canary' : 'stable';
      }
      return { composition, cohort };
    },
    /** Adds a composition that is not live, for frames only. Returns the one that is known by its id. */
    add(wanted: Composition): Composition {
      const arm = known.get(wanted.id) ?? wanted;
      known.set(arm.id, arm);
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

/** Which composition a visitor gets. */
export type Rollout = Pick<ReturnType<typeof createRollout>, 'needsId' | 'base' | 'begin' | 'flagsOf'>;
