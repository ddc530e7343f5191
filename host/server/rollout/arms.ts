import { createHash } from 'node:crypto';
import { armWith } from '@storyloom/contract/platform/arm';
import type { Composition } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import { perObject } from '../per-object.ts';

/** The visitor's place among 10,000, for one micro-frontend. Independent of its releases, so that nobody leaves a canary that grows. */
export function bucketOf(mfe: string, rolloutId: string): number {
  return createHash('sha256').update(`${mfe}:${rolloutId}`).digest().readUIntBE(0, 6) % 10_000;
}

/** The arms of a composition, by the names of the micro-frontends with their canary. */
const armsOf = perObject((_: Composition) => new Map<string, Composition>());

export const hasCanary = ({ mfes }: Composition): boolean => Object.values(mfes).some(({ canary }) => canary);

/**
 * The composition of one visitor: a canary takes the place of the stable release, which becomes its last known good
 * one, for the visitors with the lowest places. Null: of a visitor who is in no canary.
 */
export function armOf(composition: Composition, rolloutId: string | null): Composition {
  if (!hasCanary(composition)) return composition;
  const chosen = Object.entries(composition.mfes)
    .filter(([mfe, { canary }]) => canary && rolloutId && bucketOf(mfe, rolloutId) < canary.basisPoints)
    .map(([mfe]) => mfe);
  const key = chosen.join(' ');
  const known = armsOf(composition);
  const arm = known.get(key) ?? createArm(composition, new Set(chosen));
  known.set(key, arm);
  return arm;
}

function createArm(composition: Composition, chosen: ReadonlySet<string>): Composition {
  const mfes = armWith(composition.mfes, (name) => chosen.has(name));
  return { ...composition, id: compositionIdOf(mfes), mfes };
}
