import type { Composition } from '@storyloom/contract/platform/composition';
import type pg from 'pg';
import { findDeployments } from './deployments.repository.ts';
import type { ContractDefinitions } from './gates/contract-gate.ts';
import type { LiveState } from './gates/live-state.ts';
import { liveReleases } from './releases.repository.ts';

type Handle = pg.Pool | pg.PoolClient;

export async function readLiveMfes(db: Handle): Promise<Composition['mfes']> {
  const rows = await liveReleases(db);
  return Object.fromEntries(
    rows.map(({ mfe, stable, lastKnownGood, canary, basisPoints }) => [
      mfe,
      {
        stable,
        lastKnownGood,
        ...(canary && basisPoints !== null && { canary: { release: canary, basisPoints } }),
      },
    ]),
  );
}

/** What a release is checked against. */
export async function readLiveState(db: Handle, definitions: ContractDefinitions): Promise<LiveState> {
  const mfes = Object.values(await readLiveMfes(db));
  return {
    releases: mfes.map(({ stable }) => stable),
    fallbacks: mfes.flatMap(({ lastKnownGood }) => lastKnownGood ?? []),
    canaries: mfes.flatMap(({ canary }) => canary?.release ?? []),
    definitions,
    deployments: await findDeployments(db),
  };
}
