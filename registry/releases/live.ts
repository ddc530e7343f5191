import type pg from 'pg';
import { findDeployments } from './deployments.repository.ts';
import type { ContractDefinitions } from './gates/contract-gate.ts';
import { readLiveMfes } from './releases.repository.ts';

/** What a release is checked against. */
export async function readLiveState(db: pg.Pool | pg.PoolClient, definitions: ContractDefinitions) {
  const mfes = Object.values(await readLiveMfes(db));
  return {
    /** The stable release of each micro-frontend. */
    releases: mfes.map(({ stable }) => stable),
    /** The last known good releases, which pages load if a stable one fails. */
    fallbacks: mfes.flatMap(({ lastKnownGood }) => lastKnownGood ?? []),
    /** The releases that a share of the visitors gets. */
    canaries: mfes.flatMap(({ canary }) => canary?.release ?? []),
    definitions,
    deployments: await findDeployments(db),
  };
}
export type LiveState = Awaited<ReturnType<typeof readLiveState>>;
