import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrate } from '@storyloom/api/database/migrations.ts';
import { createReader } from '@storyloom/api/modules/chat/testing/reader.ts';
import { openDatabase } from '@storyloom/api/platform/db.ts';
import { silentLogger } from '@storyloom/api/platform/logger.ts';
import { spawnApi } from '@storyloom/api/testing/spawn-api.ts';
import { publishSample } from '@storyloom/api/testing/story-builder.ts';
import { noFiles } from '@storyloom/api/testing/test-api.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseAccount } from '../bootstrap/database-account.mjs';
import { asDatabaseAccount } from '../postgres/account-command.ts';
import { postgresFolder, prepareFolder } from '../postgres/folder.ts';
import { type PostgresServer, startPostgres } from '../postgres/server.ts';

const script = fileURLToPath(new URL('../../deploy/backup/postgres.sh', import.meta.url));
const baseBackup = fileURLToPath(new URL('fixtures/base-backup.ts', import.meta.url));
let folder: string;
let server: PostgresServer;
let client: pg.Client;

/** Runs the script of the guide as the account of the database. */
function run(...args: string[]) {
  const command = asDatabaseAccount(script, args);
  const env = {
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
    BACKUP_DIR: join(folder, 'backup'),
    DATABASE_URL: server.url,
    PGDATA: postgresFolder(join(folder, 'old')).data,
  };
  return promisify(execFile)(command.file, command.args, { env, cwd: folder });
}

async function start(name: string): Promise<void> {
  const settings = {
    archive_mode: 'on',
    archive_command: `BACKUP_DIR=${join(folder, 'backup')} ${script} archive %p %f`,
  };
  server = await startPostgres({ dir: join(folder, name), settings });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
}
const stop = async () => {
  await client.end();
  await server.stop();
};
let running: Awaited<ReturnType<typeof spawnApi>> | null = null;
async function startApi() {
  running = await spawnApi({
    DATABASE_URL: server.url,
    DATA_DIR: noFiles(),
    STORYTELLER_CHARS_PER_SECOND: '4000',
  });
  return running;
}
async function end({ child }: Awaited<ReturnType<typeof startApi>>): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
const read = async (statement: string) =>
  (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storyloom-restore-'));
  chmodSync(folder, 0o755);
  for (const name of ['bin', 'backup']) mkdirSync(join(folder, name));
  const account = databaseAccount();
  if (account) chownSync(join(folder, 'backup'), account.uid, account.gid);
  const programs = {
    pg_basebackup: `exec ${process.execPath} ${baseBackup} "$@"`,
    pg_verifybackup: '',
    pg_archivecleanup: '',
  };
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  await start('old');
});
afterEach(async () => {
  // One that a failed test left would keep the pipes of this process open.
  running?.child.kill('SIGKILL');
  await stop();
  rmSync(folder, { recursive: true });
});

describe('a restore to a moment', () => {
  test('has the messages before it and none after it, and the reader plays on and is charged', async () => {
    await migrate({ url: server.url });
    await client.query(
      `insert into users (id, name, created_at, is_real) values ('author', 'Author', now(), true)`,
    );
    const seeding = openDatabase({ url: server.url, size: 1, logger: silentLogger });
    const publish = () => publishSample(seeding.db, { authorId: 'author', at: new Date() });
    const [one, other] = [await publish(), await publish()];
    await seeding.close();
    const api = await startApi();
    const reader = await createReader(api.base);
    const say = async (content: string, at = reader, { storyId } = one) =>
      (await at.send({ storyId, content })).code;
    expect(await say('Before the backup')).toBe(0);
    await run('base');
    const second = await read(`select date_trunc('second', now())`);
    await expect.poll(() => read(`select date_trunc('second', now())`)).not.toEqual(second);
    expect(await say('After the backup')).toBe(0);
    const moment = await read(
      `select to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`,
    );
    expect(await say('After the moment')).toBe(0);
    const last = await read('select pg_walfile_name(pg_switch_wal())');
    await expect.poll(() => read('select last_archived_wal from pg_stat_archiver')).toBe(last);
    await end(api);
    await stop();

    const restored = postgresFolder(join(folder, 'new'));
    prepareFolder(restored);
    copyFileSync(postgresFolder(join(folder, 'old')).password, restored.password);
    await run('restore', restored.data, String(moment));
    await start('new');
    await expect.poll(() => read('select pg_is_in_recovery()')).toBe(false);
    const again = await startApi();
    const returned = await createReader(again.base, reader.token);
    expect(await say('After the restore', returned, other)).toBe(0);
    const { rows } = await client.query(`select text from messages where role = 'user' order by seq`);
    expect(rows.map(({ text }) => text)).toEqual([
      'Before the backup',
      'After the backup',
      'After the restore',
    ]);
    expect((await returned.get('/ai-lab/user-integral-account/account')).data).toMatchObject({
      totalIntegral: 47,
    });
    await end(again);
  });
});
