import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { TestDatabase } from '@storyloom/testing/database';
import { startPgBouncer } from '@storyloom/testing/pgbouncer';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader } from './modules/chat/testing/reader.ts';
import { openDatabase } from './platform/db.ts';
import { silentLogger } from './platform/logger.ts';
import { createMigratedDatabase } from './testing/migrated-database.ts';
import { spawnApi } from './testing/spawn-api.ts';
import { publishSample } from './testing/story-builder.ts';
import { noFiles } from './testing/test-api.ts';

/** Sessions that the pooler shares out. With those for leases and jobs, a process has five. */
const POOL_SIZE = 2;
const READERS = 8;

let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
let client: pg.Client;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createMigratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Another time zone than the one that the API needs.
  await client.query(`alter database ${client.database} set timezone to 'Asia/Tokyo'`);
  pooler = await startPgBouncer(database.url, POOL_SIZE);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await pooler.stop();
  await client.end();
  await database.drop();
});

describe('PgBouncer in transaction mode', () => {
  test('serves readers who play and search at once, with five sessions for a process', async () => {
    await client.query(
      `insert into users (id, name, created_at, is_real) values ('author', 'Author', now(), true)`,
    );
    const { storyId } = await publishSample(drizzle(client), { authorId: 'author', at: new Date() });
    const api = await spawnApi({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url,
      DATA_DIR: noFiles(),
      RATE_LIMIT_FACTOR: '1000',
      STORYTELLER_CHARS_PER_SECOND: '4000',
    });
    child = api.child;
    const play = async () => {
      const reader = await createReader(api.base);
      const codes: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        codes.push((await reader.send({ storyId })).code);
        codes.push((await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`)).code);
        codes.push((await reader.get('/ai-lab/ai-story/search?keyword=salt')).code);
      }
      return codes;
    };
    const codes = await Promise.all(Array.from({ length: READERS }, play));
    expect(codes.flat()).toEqual(Array(READERS * 9).fill(0));
    const { rows } = await client.query(
      'select count(*)::int as sessions from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(rows[0].sessions).toBeLessThanOrEqual(5);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 120_000);

  test('keeps the time zone of the API in each session', async () => {
    const pooled = openDatabase({
      url: pooler.url,
      directUrl: database.url,
      size: 6,
      logger: silentLogger,
    });
    const read = () => pooled.pool.query(`select current_setting('TimeZone') as zone`);
    const zones = (await Promise.all(Array.from({ length: 12 }, read))).map(({ rows }) => rows[0].zone);
    expect(new Set(zones)).toEqual(new Set(['UTC']));
    await pooled.close();
  });
});
