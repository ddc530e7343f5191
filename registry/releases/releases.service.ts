import { createHash } from 'node:crypto';
import type { Composition, Release } from '@storyloom/contract/composition';
import type pg from 'pg';
import type { DeployedVersions } from './compatibility-gate.ts';
import type { ContractDefinitions } from './contract-gate.ts';
import { checkRelease, type LiveState } from './gates.ts';
import type { ReleaseFiles } from './release-files.ts';
import { RegistryError } from './releases.errors.ts';
import {
  findDeployments,
  findRelease,
  insertRelease,
  liveReleases,
  makeStable,
  saveDeployment,
  withdrawStable,
  writeAudit,
} from './releases.repository.ts';

/** Validity of a signed composition, in ms; a host whose composition has expired only warns. */
const validMs = 24 * 60 * 60 * 1000;

export interface ReleasesService {
  publish(release: Release): Promise<'published' | 'already stable'>;
  rollBack(mfe: string): Promise<string>;
  composition(): Promise<Composition>;
  has(mfe: string, buildId: string): Promise<boolean>;
  /** Records which package versions an application runs from now on. */
  recordDeployment(application: 'shell' | 'api', versions: DeployedVersions): Promise<void>;
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
    publish: (release) =>
      inTransaction(async (client) => {
        const { mfe, buildId } = release;
        const live = await liveState(client);
        if (live.releases.some((each) => each.mfe === mfe && each.buildId === buildId))
          return 'already stable';
        // A registered build never changes, whatever is sent under its id.
        const known = await findRelease(client, mfe, buildId);
        checkRelease(known ?? release, live);
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
        const buildId = await withdrawStable(client, mfe);
        if (!buildId) throw new RegistryError(409, `${mfe} has no earlier release to go back to.`);
        const live = await liveState(client);
        const restored = live.releases.find((release) => release.mfe === mfe);
        // Another micro-frontend may have taken its paths since.
        if (restored) checkRelease(restored, live);
        await writeAudit(client, { at: now(), mfe, action: 'rollback', buildId });
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
