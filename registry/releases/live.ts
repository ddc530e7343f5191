import type pg from 'pg';
import { findDeployments } from './deployments.repository.ts';
import type { ContractDefinitions } from './gates/contract-gate.ts';
import type { LiveState } from './gates/live-state.ts';
import { readLiveMfes } from './releases.repository.ts';

/** What a release is checked against. */
export async function readLiveState(
  db: pg.Pool | pg.PoolClient,
  definitions: ContractDefinitions,
): Promise<LiveState> {
  const mfes = Object.values(await readLiveMfes(db));
  return {
    releases: mfes.map(({ stable }) => stable),
    fallbacks: mfes.flatMap(({ lastKnownGood }) => lastKnownGood ?? []),
    canaries: mfes.flatMap(({ canary }) => canary?.release ?? []),
    definitions,
    deployments: await findDeployments(db),
  };
}
