import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { compose } from '@storyloom/api/compose';
import { migrate } from '@storyloom/api/database/migrations';
import { createReader, type Reader } from '@storyloom/api/modules/chat/testing/reader';
import { systemClock } from '@storyloom/api/platform/clock';
import { openDatabase } from '@storyloom/api/platform/db';
import { serve } from '@storyloom/api/platform/http/serve';
import { silentLogger } from '@storyloom/api/platform/logger';
import { readSettings } from '@storyloom/api/platform/settings';
import { readSnapshot } from '@storyloom/api/platform/snapshot';
import { settings } from '@storyloom/api/settings';
import { publishSample } from '@storyloom/api/testing/story-builder';
import { createOfflineProviders } from '@storyloom/offline/providers';
import { scratchFolder } from '@storyloom/testing/scratch-folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../bootstrap/ports.mjs';
import { type PostgresServer, startPostgres } from './server.ts';

const scratch = mkdtempSync(join(scratchFolder(), 'storyloom-standby-'));
const folder = (name: string) => join(scratch, name);
let primary: PostgresServer;
let standby: PostgresServer;
let onStandby: pg.Client;
const stops: (() => Promise<void>)[] = [];

/** The embedded PostgreSQL has no pg_basebackup: the standby is a copy of the folder of a primary that was stopped. */
beforeAll(async () => {
  chmodSync(scratch, 0o755);
  const port = await freePort();
  const startPrimary = () => startPostgres({ dir: folder('primary'), port, durable: false });
  const first = await startPrimary();
  await migrate({ url: first.url });
  await first.stop();
  spawnSync('cp', ['--archive', folder('primary'), folder('standby')]);
  writeFileSync(join(folder('standby'), 'data', 'standby.signal'), '');
  primary = await startPrimary();
  const { username, password } = new URL(primary.url);
  standby = await startPostgres({
    dir: folder('standby'),
    durable: false,
    settings: { primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}` },
  });
  onStandby = new pg.Client({ connectionString: standby.url });
  onStandby.on('error', () => undefined);
  await onStandby.connect();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await onStandby.end();
  await standby.stop();
  await primary.stop();
  rmSync(scratch, { recursive: true });
});

/** Starts an API that reads from the standby, however old it is unless its greatest lag is given. */
async function startApi(maxLagMs = 600_000, readUrl = standby.url) {
  const config = readSettings(settings, { DATABASE_URL: primary.url, RATE_LIMIT_FACTOR: '1000' });
  const database = openDatabase({
    url: primary.url,
    readUrl,
    maxLagMs,
    size: 4,
    logger: silentLogger,
  });
  const api = compose({
    config,
    database,
    clock: systemClock,
    logger: silentLogger,
    address: () => '',
    offline: createOfflineProviders(1_000, (error) => {
      throw error;
    }),
  });
  const { port, stop } = await serve(api.app, { port: 0, host: '127.0.0.1' });
  stops.push(async () => {
    await Promise.all([api.stop(), stop(0)]);
    await database.close();
  });
  const base = `http://127.0.0.1:${port}`;
  return { base, database };
}

/** An address of the standby whose network can be lost: connections stay, and nothing arrives. */
async function openNetwork() {
  const { host, hostname, port } = new URL(standby.url);
  const sockets: Socket[] = [];
  let isLost = false;
  const closed = Promise.withResolvers<string>();
  const network = createServer((client) => {
    const server = connect(Number(port), hostname);
    if (!isLost) client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    sockets.push(client, server);
    client.on('close', () => closed.resolve('a connection was closed'));
  });
  await once(network.listen(0, '127.0.0.1'), 'listening');
  stops.push(async () => {
    network.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port: open } = network.address() as AddressInfo;
  return {
    closed: closed.promise,
    url: standby.url.replace(host, `127.0.0.1:${open}`),
    lose: () => {
      isLost = true;
      for (const socket of sockets) socket.unpipe();
    },
  };
}

/** The number of stories with a word that a search finds. */
async function countFound(base: string, word: string, reader?: Reader): Promise<number> {
  const headers: Record<string, string> = reader === undefined ? {} : { tokenid: reader.token };
  const response = await fetch(`${base}/ai-lab/ai-story/search?keyword=${word}`, { headers });
  const { data } = (await response.json()) as { data: { totalCount: number } };
  return data.totalCount;
}

const newestStory = (title: string) => ({
  authorId: 'author',
  at: new Date(),
  content: { title },
});

describe('DATABASE_READ_URL', () => {
  test('answers searches from the standby, but not those of readers who have just written', async () => {
    const { base, database } = await startApi();
    await database.pool.query(
      `insert into users (id, name, created_at, is_real) values ('author', 'Author', now(), true)`,
    );
    const { storyId } = await publishSample(database.db, newestStory('Lanterns of the quay'));
    const reader = await createReader(base);
    await database.pool.query(`update sessions set created_at = now() - interval '1 h'`);
    await expect.poll(() => countFound(base, 'lanterns')).toBe(1);
    await expect.poll(() => database.standby?.covers(null)).toBe(true);

    await onStandby.query('select pg_wal_replay_pause()');
    await publishSample(database.db, newestStory('Lanterns of the hill'));
    expect(await countFound(base, 'lanterns')).toBe(1);
    expect(await countFound(base, 'lanterns', reader)).toBe(1);
    await reader.post('/ai-lab/ai-story/visit', { storyId });
    await reader.send({ storyId });
    expect(await countFound(base, 'lanterns', reader)).toBe(1);
    await reader.post('/ai-lab/ai-story/bookshelf/add', { storyId });
    expect(await countFound(base, 'lanterns', reader)).toBe(2);
    expect(await countFound(base, 'lanterns')).toBe(1);

    await onStandby.query('select pg_wal_replay_resume()');
    await expect.poll(() => countFound(base, 'lanterns')).toBe(2);
  });

  test('answers read-only transactions, of which statistics are made', async () => {
    const { database } = await startApi();
    await expect.poll(() => database.standby?.covers(null)).toBe(true);
    const read = () =>
      readSnapshot(
        database.db,
        async (tx) => (await tx.execute('select pg_is_in_recovery() as answer')).rows,
      );
    expect(await database.standby?.read(read)).toEqual([{ answer: true }]);
    expect(await read()).toEqual([{ answer: false }]);
  });

  test('is not read while it is further behind than allowed', async () => {
    const { base, database } = await startApi(1_500);
    const isRead = () => database.standby?.covers(null);
    await expect.poll(isRead).toBe(true);
    await onStandby.query('select pg_wal_replay_pause()');
    await publishSample(database.db, newestStory('Ferries at dusk'));
    await expect.poll(isRead).toBe(false);
    expect(await countFound(base, 'ferries')).toBe(1);
    await onStandby.query('select pg_wal_replay_resume()');
    await expect.poll(isRead).toBe(true);
  });

  test('leaves its reads to the primary when its network is lost', async () => {
    const { url, lose, closed } = await openNetwork();
    const { base, database } = await startApi(undefined, url);
    await expect.poll(() => database.standby?.covers(null)).toBe(true);
    lose();
    await publishSample(database.db, newestStory('Harbours in fog'));
    // A statement closes its connection when it gives up.
    expect(await Promise.race([countFound(base, 'harbours'), closed])).toBe(1);
    expect(database.standby?.covers(null)).toBe(false);
  });

  test('leaves its reads to the primary when it is away', async () => {
    const { base, database } = await startApi();
    await expect.poll(() => database.standby?.covers(null)).toBe(true);
    await standby.stop();
    await publishSample(database.db, newestStory('Gardens under glass'));
    expect(await countFound(base, 'gardens')).toBe(1);
  });
});
