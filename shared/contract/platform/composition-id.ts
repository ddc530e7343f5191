import { createHash } from 'node:crypto';
import type { Composition } from './composition.ts';

/** Identifies a composition by its live builds. For Node only: the registry and the host. */
export function compositionIdOf(mfes: Composition['mfes']): string {
  const builds = Object.entries(mfes)
    .map(([mfe, { stable, lastKnownGood, canary }]) => {
      const share = canary ? `~${canary.release.buildId}:${canary.basisPoints}` : '';
      return `${mfe}@${stable.buildId}/${lastKnownGood?.buildId ?? ''}${share}`;
    })
    .sort();
  return createHash('sha256').update(builds.join(' ')).digest('hex').slice(0, 16);
}
