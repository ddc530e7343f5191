import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { createSavesClient } from '../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from './testing/harness.ts';
import { newRequestId } from './testing/reader.ts';

let harness: ChatHarness;
let database: Database;
let api: HarnessProcess;
let other: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
  harness.faults.hold('held', { text: 'One word after another.' });
  api = await harness.process('normal');
  other = await harness.process('held');
  storyId = await harness.story();
});
beforeEach(() => harness.query('delete from image_requests').then(() => harness.query('delete from runs')));
afterAll(async () => {
  await database.close();
  await harness.close();
});

async function count(table: string): Promise<number> {
  const [row] = await harness.query<{ total: number }>(`select count(*)::int as total from ${table}`);
  return row?.total ?? 0;
}
const pass = async (days: number) => {
  for (const table of ['runs', 'image_requests']) {
    await harness.query(`update ${table} set ended_at = ended_at - make_interval(days => $1)`, [days]);
  }
};

async function grow(turns: number, pictures: number) {
  await harness.query(
    `insert into runs (id, kind, user_id, story_id, message_id, client_request_id, request_hash, seed, state, held,
       charged, owner, lease_until, created_at, ended_at)
     select 'r' || n, kind, user_id, story_id, message_id, 'c' || n, request_hash, seed, 'done', held,
       charged, owner, lease_until, created_at, ended_at from runs, generate_series(1, $1) n`,
    [turns],
  );
  await harness.query(
    `insert into image_requests select 'p' || n, user_id, 'm', 'c' || n, 'failed', null, now(), now(), now()
     from (select user_id from runs limit 1) u, generate_series(1, $1) n`,
    [pictures],
  );
}

describe('cleanup of finished runs', () => {
  test('deletes a run 30 days after it ended, and keeps its reply, points and save', async () => {
    const reader = await api.reader();
    const clientRequestId = newRequestId();
    const { data } = await reader.send({ storyId, clientRequestId });
    const ledger = () => harness.query('select * from points_entries order by id');
    const [path, entries] = [await createSavesClient(reader, storyId).path(), await ledger()];
    await pass(29);
    await api.api.cleanUpRuns();
    expect((await reader.send({ storyId, clientRequestId })).data).toEqual(data);
    expect((await reader.openRun(String(data.runId))).received.events).toEqual([]);
    await pass(2);
    await api.api.cleanUpRuns();
    expect(await count('runs')).toBe(0);
    expect(await createSavesClient(reader, storyId).path()).toEqual(path);
    expect(await ledger()).toEqual(entries);
    expect(await harness.balance(reader)).toBe(49);
    await expect(reader.openRun(String(data.runId))).rejects.toThrow('chat.run_not_found');
    expect((await reader.send({ storyId, clientRequestId })).data.message).not.toEqual(data.message);
  });

  test('keeps running rows and their logged text, regardless of their age', async () => {
    const reader = await other.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    await harness.query(`update runs set created_at = now() - interval '90 days'`);
    await harness.query(
      `insert into image_requests select 'p', user_id, message_id, 'c', 'running', null,
       now() + interval '1 hour', now() - interval '90 days', null from runs`,
    );
    const log = `insert into reply_chunks (run_id, starts_at, text) values ($1, 0, 'Late.'), ('gone', 0, 'Late.')`;
    await harness.query(log, [runId]);
    await api.api.cleanUpRuns();
    expect([await count('runs'), await count('image_requests')]).toEqual([1, 1]);
    expect(await harness.query(`select distinct run_id = $1 as kept from reply_chunks`, [runId])).toEqual([
      { kept: true },
    ]);
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
  });

  test('deletes a limited number per pass, and everything if several processes run it at once', async () => {
    await (await api.reader()).send({ storyId });
    await grow(9, 6);
    await pass(31);
    await api.api.cleanUpRuns(2, 2);
    expect([await count('runs'), await count('image_requests')]).toEqual([6, 2]);
    await Promise.all([api.api.cleanUpRuns(), other.api.cleanUpRuns(), api.api.cleanUpRuns(9, 1)]);
    expect([await count('runs'), await count('image_requests')]).toEqual([0, 0]);
  });

  test('skips rows that another process holds, without waiting', async () => {
    await (await api.reader()).send({ storyId });
    await grow(9, 6);
    await pass(31);
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(`select from runs where id = 'r3' for update`);
      await holder.query(`select from image_requests where id = 'p3' for update`);
      // The holder keeps its locks until its rollback; a cleanup that waited for them would exceed the statement
      // timeout.
      await api.api.cleanUpRuns();
      expect([await count('runs'), await count('image_requests')]).toEqual([1, 1]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await api.api.cleanUpRuns();
    expect([await count('runs'), await count('image_requests')]).toEqual([0, 0]);
  });
});
