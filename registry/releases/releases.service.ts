import { createHash } from 'node:crypto';
import type { Composition, Release } from '@storyloom/contract/composition';
import type pg from 'pg';
import { checkRelease } from './gates.ts';
import type { ReleaseFiles } from './release-files.ts';
import { RegistryError } from './releases.errors.ts';
import {
  findRelease,
  insertRelease,
  liveReleases,
  makeStable,
  withdrawStable,
  writeAudit,
} from './releases.repository.ts';

/** How long a signed composition is good for; a host that has none newer only warns. */
const validMs = 24 * 60 * 60 * 1000;

export interface ReleasesService {
  publish(release: Release): Promise<'published' | 'already stable'>;
  rollBack(mfe: string): Promise<string>;
  composition(): Promise<Composition>;
  has(mfe: string, buildId: string): Promise<boolean>;
}

export function createReleasesService(options: {
  pool: pg.Pool;
  files: ReleaseFiles;
  now: () => Date;
}): ReleasesService {
  const { pool, files, now } = options;

  async function inTransaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      // Gates look at what is live: two releases that are registered together are judged one after the other.
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
        const live = await liveReleases(client);
        if (live.some((row) => row.mfe === mfe && row.stable.buildId === buildId)) return 'already stable';
        // A build that is here stays what it was when it was registered, whatever is sent in its name.
        const known = await findRelease(client, mfe, buildId);
        checkRelease(
          known ?? release,
          live.map((row) => row.stable),
        );
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
        const live = (await liveReleases(client)).map((row) => row.stable);
        const back = live.find((release) => release.mfe === mfe);
        // What it gave up may be another's by now.
        if (back) checkRelease(back, live);
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
    has: async (mfe, buildId) => (await findRelease(pool, mfe, buildId)) !== null,
  };
}
