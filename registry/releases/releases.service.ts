import type { Composition, Release } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import type { CountedReport } from '@storyloom/contract/platform/part-report';
import { isTested, lastChange } from '../history/audit.repository.ts';
import type { About } from './candidate.ts';
import { findDeployments, saveDeployment } from './deployments.repository.ts';
import { addFailures, type FailureRow, listFailures } from './failures.repository.ts';
import type { Application, DeployedVersions, Deployments } from './gates/compatibility-gate.ts';
import { type Conflict, findMisfits } from './gates/conflicts.ts';
import { readLiveMfes, readLiveState } from './live.ts';
import { findLock, type Lock } from './locks.repository.ts';
import { mayStart, type Parts } from './publishing.ts';
import { findAbout, findRelease } from './releases.repository.ts';

/** Validity of a signed composition, in ms; a host whose composition has expired only warns. */
const validMs = 24 * 60 * 60 * 1000;

export interface MfeState {
  /** `tested`: a team has published the build, so its tests have passed. */
  stable: (Pick<Release, 'version' | 'buildId'> & { about: About | null; tested: boolean }) | null;
  mayStart: boolean;
  lock: Lock | null;
}

export interface ReleasesService {
  /** The live build, and whether `npm start` may publish its own: false if the last change was a team's, or with a lock. */
  state(mfe: string): Promise<MfeState>;
  composition(): Promise<Composition>;
  has(mfe: string, buildId: string): Promise<boolean>;
  /** Adds up failures of parts, reported by hosts. */
  addFailures(reports: readonly CountedReport[]): Promise<void>;
  failures(): Promise<FailureRow[]>;
  /** Records which package versions an application runs from now on. */
  recordDeployment(application: Application, versions: DeployedVersions): Promise<void>;
  /** The package versions of the live shell and API. */
  deployments(): Promise<Deployments>;
  /** The live releases that these versions of an application would not fit. */
  checkDeployment(application: Application, versions: DeployedVersions): Promise<Conflict[]>;
}

export function createReleasesService(parts: Parts): ReleasesService {
  const { pool, definitions, now } = parts;
  return {
    async state(mfe) {
      const { stable = null } = (await readLiveMfes(pool))[mfe] ?? {};
      return {
        stable: stable && {
          version: stable.version,
          buildId: stable.buildId,
          about: await findAbout(pool, mfe, stable.buildId),
          tested: await isTested(pool, mfe, stable.buildId),
        },
        mayStart: await mayStart(pool, mfe),
        lock: await findLock(pool, mfe),
      };
    },
    async composition() {
      // Read before the releases: a change in between makes the composition newer than its number, never older.
      const sequence = await lastChange(pool);
      const mfes = await readLiveMfes(pool);
      const expires = new Date(now().getTime() + validMs).toISOString();
      return { id: compositionIdOf(mfes), sequence, mfes, expires };
    },
    addFailures: (reports) => addFailures(pool, reports, now()),
    failures: () => listFailures(pool),
    deployments: () => findDeployments(pool),
    recordDeployment: (application, versions) => saveDeployment(pool, application, versions, now()),
    checkDeployment: async (application, versions) =>
      findMisfits(application, versions, await readLiveState(pool, definitions)),
    has: async (mfe, buildId) => (await findRelease(pool, mfe, buildId)) !== null,
  };
}
