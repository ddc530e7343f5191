import type { Composition } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import type pg from 'pg';
import { isTested, lastAuthor, lastChange } from '../history/audit.repository.ts';
import type { Handle } from '../platform/queries.ts';
import { findDeployments } from './deployments.repository.ts';
import type { ContractDefinitions } from './gates/contract-gate.ts';
import { findLock, findRelease, readLiveMfes } from './releases.repository.ts';

/** Validity of a signed composition, in ms; a host whose composition has expired only warns. */
const validMs = 24 * 60 * 60 * 1000;

/** What a release is checked against. */
export async function readLiveState(db: Handle, definitions: ContractDefinitions) {
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

/** True if `npm start` may publish its own build: every change was its own, and no lock is set. */
export async function mayStart(db: Handle, mfe: string): Promise<boolean> {
  return (await lastAuthor(db, mfe)) !== 'team' && (await findLock(db, mfe)) === null;
}

/** The live releases of a micro-frontend. */
export async function readState(pool: pg.Pool, mfe: string) {
  const { stable = null } = (await readLiveMfes(pool))[mfe] ?? {};
  return {
    stable: stable && {
      version: stable.version,
      buildId: stable.buildId,
      about: (await findRelease(pool, mfe, stable.buildId))?.about ?? null,
      /** A team has published the build, so its tests have passed. */
      tested: await isTested(pool, mfe, stable.buildId),
    },
    /** Whether `npm start` may publish its own build: false if the last change was a team's, or with a lock. */
    mayStart: await mayStart(pool, mfe),
    lock: await findLock(pool, mfe),
  };
}
export type MfeState = Awaited<ReturnType<typeof readState>>;

export async function readComposition(pool: pg.Pool, now: Date): Promise<Composition> {
  // Read before the releases: a change in between makes the composition newer than its number, never older.
  const sequence = await lastChange(pool);
  const mfes = await readLiveMfes(pool);
  const expires = new Date(now.getTime() + validMs).toISOString();
  return { id: compositionIdOf(mfes), sequence, mfes, expires };
}
