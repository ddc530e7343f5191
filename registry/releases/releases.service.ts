import { isDeepStrictEqual } from 'node:util';
import type { Composition, Release } from '@storyloom/contract/platform/composition';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import type { CountedReport } from '@storyloom/contract/platform/part-report';
import type pg from 'pg';
import type { Proof } from '../platform/proof.ts';
import { addFailures, type FailureRow, listFailures } from './failures.repository.ts';
import { checkRelease, type LiveState } from './gates/check-release.ts';
import type { CheckCode } from './gates/code-gate/check-code.ts';
import type { DeployedVersions } from './gates/compatibility-gate.ts';
import type { ContractDefinitions } from './gates/contract-gate.ts';
import { checkPublishedSize, checkRolledBackSize } from './gates/size-gate.ts';
import type { ReleaseFiles } from './release-files.ts';
import { RegistryError } from './releases.errors.ts';
import {
  findDeployments,
  findRelease,
  insertRelease,
  type KnownRelease,
  lastAuthor,
  lastChange,
  liveReleases,
  makeStable,
  rollBackStable,
  saveDeployment,
  withdrawAll,
  writeAudit,
} from './releases.repository.ts';

/** Validity of a signed composition, in ms; a host whose composition has expired only warns. */
const validMs = 24 * 60 * 60 * 1000;

export interface MfeState {
  stable: Pick<Release, 'version' | 'buildId'> | null;
  mayStart: boolean;
}

export interface ReleasesService {
  /**
   * Checks a release and makes it stable. Refuses a withdrawn build without `restore`. Publishes a build of the
   * installation only if `mayStart`; otherwise returns `kept`.
   */
  publish(
    release: Release,
    proof: Proof,
    options?: { restore?: boolean },
  ): Promise<'published' | 'already stable' | 'kept'>;
  /** The live build, and whether `npm start` may publish its own: false if the last change was a team's. */
  state(mfe: string): Promise<MfeState>;
  /** Makes the last known good release stable again; returns its build. */
  rollBack(mfe: string): Promise<string>;
  /** Takes a micro-frontend off the site; returns the build that was stable. */
  withdraw(mfe: string): Promise<string>;
  composition(): Promise<Composition>;
  has(mfe: string, buildId: string): Promise<boolean>;
  /** Adds up failures of parts, reported by hosts. */
  addFailures(reports: readonly CountedReport[]): Promise<void>;
  failures(): Promise<FailureRow[]>;
  /** Records which package versions an application runs from now on. */
  recordDeployment(application: 'shell' | 'api', versions: DeployedVersions): Promise<void>;
}

/** A registered build never changes: the same build id with other contents is refused. */
function checkKnown(known: KnownRelease, release: Release, restore: boolean): void {
  const { mfe, buildId, publishedAt } = release;
  if (!isDeepStrictEqual({ ...known.release, publishedAt }, release)) {
    throw new RegistryError(
      409,
      `The build ${buildId} of ${mfe} is published with another manifest or other files. A release never changes: build a new one.`,
    );
  }
  if (known.withdrawn && !restore) {
    throw new RegistryError(
      409,
      `The build ${buildId} of ${mfe} was withdrawn. To bring it back: npm run release -- publish ${mfe} --restore`,
    );
  }
}

async function mayStart(db: pg.Pool | pg.PoolClient, mfe: string): Promise<boolean> {
  return (await lastAuthor(db, mfe)) !== 'team';
}

export function createReleasesService(options: {
  pool: pg.Pool;
  files: ReleaseFiles;
  definitions: ContractDefinitions;
  checkCode: CheckCode;
  now: () => Date;
}): ReleasesService {
  const { pool, files, definitions, checkCode, now } = options;

  async function liveMfes(db: pg.Pool | pg.PoolClient): Promise<Composition['mfes']> {
    const rows = await liveReleases(db);
    return Object.fromEntries(rows.map(({ mfe, stable, lastKnownGood }) => [mfe, { stable, lastKnownGood }]));
  }

  const liveState = async (client: pg.Pool | pg.PoolClient): Promise<LiveState> => ({
    releases: Object.values(await liveMfes(client)).map(({ stable }) => stable),
    definitions,
    deployments: await findDeployments(client),
  });

  async function inTransaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      // Gates compare with the live releases, so two releases registered at once are checked one after the other.
      await client.query('LOCK TABLE registry.live IN EXCLUSIVE MODE');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  async function currentComposition(db: pg.Pool | pg.PoolClient): Promise<Composition> {
    // Read before the releases: a change in between makes the composition newer than its number, never older.
    const sequence = await lastChange(db);
    const mfes = await liveMfes(db);
    const expires = new Date(now().getTime() + validMs).toISOString();
    return { id: compositionIdOf(mfes), sequence, mfes, expires };
  }

  return {
    async publish(release, proof, { restore = false } = {}) {
      const { mfe, buildId } = release;
      if (proof.by === 'installation' && !(await mayStart(pool, mfe))) return 'kept';
      const seen = await findRelease(pool, mfe, buildId);
      if (seen) checkKnown(seen, release, restore);
      else {
        // Outside of the transaction, because loading takes seconds and would hold up the releases of others.
        checkRelease(release, await liveState(pool));
        checkPublishedSize(release, await liveMfes(pool));
        await files.check(mfe, buildId, release.assets);
        await checkCode(release, files.folderOf(mfe, buildId));
      }
      return inTransaction(async (client) => {
        if (proof.by === 'installation' && !(await mayStart(client, mfe))) return 'kept';
        const live = await liveState(client);
        const known = await findRelease(client, mfe, buildId);
        if (known) checkKnown(known, release, restore);
        if (live.releases.some((each) => each.mfe === mfe && each.buildId === buildId))
          return 'already stable';
        checkRelease(release, live);
        checkPublishedSize(release, await liveMfes(client));
        if (!known) await insertRelease(client, release);
        await makeStable(client, mfe, buildId, now());
        await writeAudit(client, { at: now(), mfe, action: 'publish', buildId, proof });
        return 'published';
      });
    },
    async state(mfe) {
      const live = (await liveReleases(pool)).find((row) => row.mfe === mfe);
      const { version, buildId } = live?.stable ?? {};
      return {
        stable: version && buildId ? { version, buildId } : null,
        mayStart: await mayStart(pool, mfe),
      };
    },
    rollBack: (mfe) =>
      inTransaction(async (client) => {
        const buildId = await rollBackStable(client, mfe);
        if (!buildId)
          throw new RegistryError(
            409,
            `${mfe} has no earlier release to go back to. To take it off the site: npm run release -- withdraw ${mfe}`,
          );
        const live = await liveState(client);
        const restored = live.releases.find((release) => release.mfe === mfe);
        // Another micro-frontend may have taken its paths since.
        if (restored) checkRelease(restored, live);
        checkRolledBackSize(await liveMfes(client));
        await writeAudit(client, { at: now(), mfe, action: 'rollback', buildId });
        return buildId;
      }),
    withdraw: (mfe) =>
      inTransaction(async (client) => {
        const buildId = await withdrawAll(client, mfe);
        if (!buildId) throw new RegistryError(409, `${mfe} is not on the site.`);
        await writeAudit(client, { at: now(), mfe, action: 'withdraw', buildId });
        return buildId;
      }),
    composition: () => currentComposition(pool),
    addFailures: (reports) => addFailures(pool, reports, now()),
    failures: () => listFailures(pool),
    recordDeployment: (application, versions) => saveDeployment(pool, application, versions, now()),
    has: async (mfe, buildId) => (await findRelease(pool, mfe, buildId)) !== null,
  };
}
