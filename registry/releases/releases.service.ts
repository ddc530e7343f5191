import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Composition, Release } from '@storyloom/contract/composition';
import type pg from 'pg';
import { checkRelease, type LiveState } from './gates/check-release.ts';
import type { DeployedVersions } from './gates/compatibility-gate.ts';
import type { ContractDefinitions } from './gates/contract-gate.ts';
import type { ReleaseFiles } from './release-files.ts';
import { RegistryError } from './releases.errors.ts';
import {
  findDeployments,
  findRelease,
  insertRelease,
  type KnownRelease,
  liveReleases,
  makeStable,
  rollBackStable,
  saveDeployment,
  withdrawAll,
  writeAudit,
} from './releases.repository.ts';

/** Validity of a signed composition, in ms; a host whose composition has expired only warns. */
const validMs = 24 * 60 * 60 * 1000;

export interface ReleasesService {
  /** Checks a release and makes it stable. A build that was withdrawn comes back only with `restore`. */
  publish(release: Release, options?: { restore?: boolean }): Promise<'published' | 'already stable'>;
  /** Makes the last known good release stable again; returns its build. */
  rollBack(mfe: string): Promise<string>;
  /** Takes a micro-frontend off the site; returns the build that was stable. */
  withdraw(mfe: string): Promise<string>;
  composition(): Promise<Composition>;
  has(mfe: string, buildId: string): Promise<boolean>;
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

export function createReleasesService(options: {
  pool: pg.Pool;
  files: ReleaseFiles;
  definitions: ContractDefinitions;
  now: () => Date;
}): ReleasesService {
  const { pool, files, definitions, now } = options;

  const liveState = async (client: pg.PoolClient): Promise<LiveState> => ({
    releases: (await liveReleases(client)).map((row) => row.stable),
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

  return {
    publish: (release, { restore = false } = {}) =>
      inTransaction(async (client) => {
        const { mfe, buildId } = release;
        const live = await liveState(client);
        const known = await findRelease(client, mfe, buildId);
        if (known) checkKnown(known, release, restore);
        if (live.releases.some((each) => each.mfe === mfe && each.buildId === buildId))
          return 'already stable';
        checkRelease(release, live);
        if (!known) {
          await files.check(mfe, buildId, release.assets);
          await insertRelease(client, release);
        }
        await makeStable(client, mfe, buildId, now());
        await writeAudit(client, { at: now(), mfe, action: 'publish', buildId });
        return 'published';
      }),
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
    async composition() {
      const rows = await liveReleases(pool);
      const builds = rows
        .map((row) => `${row.mfe}@${row.stable.buildId}/${row.lastKnownGood?.buildId ?? ''}`)
        .join(' ');
      return {
        id: createHash('sha256').update(builds).digest('hex').slice(0, 16),
        mfes: Object.fromEntries(
          rows.map(({ mfe, stable, lastKnownGood }) => [mfe, { stable, lastKnownGood }]),
        ),
        expires: new Date(now().getTime() + validMs).toISOString(),
      };
    },
    recordDeployment: (application, versions) => saveDeployment(pool, application, versions, now()),
    has: async (mfe, buildId) => (await findRelease(pool, mfe, buildId)) !== null,
  };
}
