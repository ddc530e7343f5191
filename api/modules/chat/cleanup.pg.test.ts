import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { savesDesk } from '../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from './testing/harness.ts';
import { newRequestId } from './testing/reader.ts';

let lab: ChatLab;
let database: Database;
let api: LabProcess;
let other: LabProcess;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  database = openDatabase({ url: lab.url, size: 1, logger: silentLogger });
  lab.faults.script('slow', { text: 'One slow word after another. '.repeat(40), deltaChars: 2, deltaMs: 10 });
  api = await lab.process('normal');
  other = await lab.process('slow');
  storyId = await lab.story();
});
beforeEach(() => lab.query('delete from picture_requests').then(() => lab.query('delete from runs')));
afterAll(async () => {
  await database.close();
  await lab.close();
});

async function count(table: string): Promise<number> {
  const [row] = await lab.query<{ total: number }>(`select count(*)::int as total from ${table}`);
  return row?.total ?? 0;
}
const pass = async (days: number) => {
  for (const table of ['runs', 'picture_requests']) {
    await lab.query(`update ${table} set ended_at = ended_at - make_interval(days => $1)`, [days]);
  }
};

async function grow(turns: number, pictures: number) {
  await lab.query(
    `insert into runs (id, kind, user_id, story_id, message_id, client_request_id, request_hash, seed, state, held,
       charged, owner, lease_until, created_at, ended_at)
     select 'r' || n, kind, user_id, story_id, message_id, 'c' || n, request_hash, seed, 'done', held,
       charged, owner, lease_until, created_at, ended_at from runs, generate_series(1, $1) n`,
    [turns],
  );
  await lab.query(
    `insert into picture_requests select 'p' || n, user_id, 'm', 'c' || n, 'failed', null, now(), now(), now()
     from (select user_id from runs limit 1) u, generate_series(1, $1) n`,
    [pictures],
  );
}

test('a run is known by its request for 30 days; then its reply, its points and its save stay as they were', async () => {
  const reader = await api.reader();
  const clientRequestId = newRequestId();
  const { data } = await reader.send({ storyId, clientRequestId });
  const ledger = () => lab.query('select * from points_entries order by id');
  const [path, entries] = [await savesDesk(reader, storyId).path(), await ledger()];
  await pass(29);
  await api.api.sweepSettled();
  expect((await reader.send({ storyId, clientRequestId })).data).toEqual(data);
  expect((await reader.openRun(String(data.runId))).told.events).toEqual([]);
  await pass(2);
  await api.api.sweepSettled();
  expect(await count('runs')).toBe(0);
  expect(await savesDesk(reader, storyId).path()).toEqual(path);
  expect(await ledger()).toEqual(entries);
  expect(await lab.balance(reader)).toBe(49);
  await expect(reader.openRun(String(data.runId))).rejects.toThrow('chat.run_not_found');
  expect((await reader.send({ storyId, clientRequestId })).data.message).not.toEqual(data.message);
});

test('what is under way stays, however long ago it began', async () => {
  const reader = await other.reader();
  const { runId } = await (await reader.openSend({ storyId })).created();
  await lab.query(`update runs set created_at = now() - interval '90 days'`);
  await lab.query(
    `insert into picture_requests select 'p', user_id, message_id, 'c', 'running', null,
       now() + interval '1 hour', now() - interval '90 days', null from runs`,
  );
  await api.api.sweepSettled();
  expect([await count('runs'), await count('picture_requests')]).toEqual([1, 1]);
  await reader.post('/ai-lab/ai-story/chat/stop', { runId });
});

test('a pass deletes so much at most, and however many sweep at once, what has ended goes', async () => {
  await (await api.reader()).send({ storyId });
  await grow(9, 6);
  await pass(31);
  await api.api.sweepSettled(2, 2);
  expect([await count('runs'), await count('picture_requests')]).toEqual([6, 2]);
  await Promise.all([api.api.sweepSettled(), other.api.sweepSettled(), api.api.sweepSettled(9, 1)]);
  expect([await count('runs'), await count('picture_requests')]).toEqual([0, 0]);
});

test('what another process holds just now is left to it, and nobody waits', async () => {
  await (await api.reader()).send({ storyId });
  await grow(9, 6);
  await pass(31);
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from runs where id = 'r3' for update`);
    await holder.query(`select from picture_requests where id = 'p3' for update`);
    const sweep = api.api.sweepSettled().then(() => 'swept');
    expect(await Promise.race([sweep, sleep(5_000, 'waits')])).toBe('swept');
    expect([await count('runs'), await count('picture_requests')]).toEqual([1, 1]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await api.api.sweepSettled();
  expect([await count('runs'), await count('picture_requests')]).toEqual([0, 0]);
});
