import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import type { Reader } from '../testing/reader.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;
const tale = Array.from({ length: 120 }, (_, at) => `Word ${at} of the tale 🌊.`).join(' ');

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('tale', { text: tale, deltaChars: 5, deltaMs: 3 });
  harness.faults.script('endless', { text: tale, deltaChars: 5, deltaMs: 20, ending: 'never' });
  harness.faults.script('thinking', { firstByteMs: 60_000, text: tale });
  api = await harness.process('tale');
  storyId = await harness.story();
});
afterAll(() => harness.close());

const stop = (reader: Reader, runId: string) => reader.post('/ai-lab/ai-story/chat/stop', { runId });
const ledger = (runId: string) =>
  harness.query<{ kind: string }>('select kind from points_entries where hold_key = $1', [`run:${runId}`]);
const stateOf = async (runId: string) =>
  (await harness.query<{ state: string }>('select state from runs where id = $1', [runId]))[0]?.state;

describe('runs', () => {
  test('go on when the socket is closed', async () => {
    const reader = await api.reader();
    const stream = await reader.openSend({ storyId });
    const { runId, messageId } = await stream.created();
    await stream.until(({ text }) => text.length > 10);
    await stream.leave();
    await expect.poll(() => stateOf(runId), { timeout: 8_000 }).toBe('done');
    const [row] = await harness.query<{ text: string }>('select text from messages where id = $1', [
      messageId,
    ]);
    expect(row?.text).toBe(tale);
    expect(await harness.balance(reader)).toBe(49);
  });

  test('resume a stream without losing or repeating a character', async () => {
    const reader = await api.reader();
    let stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    let text = '';
    for (let visits = 0; stream.last()?.type !== 'done'; visits++) {
      const wanted = text.length + 150 + visits;
      const before = text;
      await stream.until((told) => told.text.length >= wanted);
      text = before + stream.told.text.slice(before.length);
      await stream.leave();
      if (stream.last()?.type === 'done') break;
      stream = await reader.openRun(runId, text.length);
      stream.told.text = text;
    }
    expect(text).toBe(tale);
  });

  test('accept an offset inside a character or beyond the text', async () => {
    const reader = await api.reader();
    const { data } = await reader.send({ storyId });
    const inside = tale.indexOf('🌊') + 1;
    const stream = await reader.openRun(String(data.runId), inside);
    stream.told.text = tale.slice(0, inside - 1);
    expect((await stream.all()).text).toBe(tale);
    const beyond = await reader.openRun(String(data.runId), 900_000);
    expect((await beyond.all()).events.map(({ event }) => event.type)).toEqual(['done']);
  });

  test('keep and charge what was streamed before Stop', async () => {
    const endless = await harness.process('endless');
    const reader = await endless.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 40);
    const answer = await stop(reader, runId);
    await stream.all();
    expect(answer.data).toMatchObject({
      pointsCharged: 1,
      message: { state: 'stopped', text: stream.told.text },
    });
    expect(stream.last()).toMatchObject({ type: 'done', finishReason: 'stopped' });
    expect((await stop(reader, runId)).data).toEqual(answer.data);
    expect(await ledger(runId)).toEqual([{ kind: 'SETTLE' }]);
    await expect.poll(() => harness.faults.seen.at(-1)?.abandoned).toBe(true);
  });

  test('cost nothing when stopped before the first character', async () => {
    const thinking = await harness.process('thinking');
    const reader = await thinking.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    expect((await stop(reader, runId)).data).toMatchObject({
      pointsCharged: 0,
      message: { state: 'stopped' },
    });
    expect(await ledger(runId)).toEqual([{ kind: 'REFUND' }]);
    expect(await harness.balance(reader)).toBe(50);
  });

  test('cannot be followed or stopped by another reader after their end', async () => {
    const [reader, other] = [await api.reader(), await api.reader()];
    const { data } = await reader.send({ storyId });
    const runId = String(data.runId);
    expect((await stop(other, runId)).data.error).toBe('chat.run_not_found');
    await expect(other.openRun(runId)).rejects.toThrow('chat.run_not_found');
  });

  test('flush the text of all runs in one statement', async () => {
    const endless = await harness.process('endless');
    const readers = await Promise.all([1, 2, 3].map(() => endless.reader()));
    const streams = await Promise.all(readers.map((reader) => reader.openSend({ storyId })));
    const created = await Promise.all(streams.map((stream) => stream.created()));
    await sleep(1_800);
    const ids = created.map(({ messageId }) => messageId);
    const rows = await harness.query<{ text: string; xmin: string }>(
      'select text, xmin from messages where id = any($1)',
      [ids],
    );
    for (const row of rows) expect(row.text.length).toBeGreaterThan(20);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    await Promise.all(created.map(({ runId }, at) => stop(readers[at] as Reader, runId)));
  });

  test('are found by a page that was reloaded', async () => {
    const endless = await harness.process('endless');
    const reader = await endless.reader();
    const stream = await reader.openSend({ storyId });
    const { runId, messageId } = await stream.created();
    const { data } = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
    expect(data).toMatchObject({ activeRunId: runId, headMessageId: messageId });
    expect(data.pageList).toMatchObject([
      { id: messageId, state: 'running', runId },
      { role: 'user' },
      { depth: 0 },
    ]);
    await stop(reader, runId);
  });

  test('are interrupted and refunded when the process stops, and their streams end at once', async () => {
    const endless = await harness.process('endless');
    const reader = await endless.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 40);
    const draining = endless.api.stop();
    const started = performance.now();
    await stream.all();
    expect(performance.now() - started).toBeLessThan(500);
    expect(stream.last()?.type).not.toBe('done');
    expect((await reader.send({ storyId })).status).toBe(503);
    await draining;
    const again = await (await reader.on(api.base)).openRun(runId, 0);
    await again.all();
    expect(again.last()).toMatchObject({ type: 'error', code: 13011 });
    expect(again.told.text.startsWith(stream.told.text)).toBe(true);
    expect(await ledger(runId)).toEqual([{ kind: 'REFUND' }]);
  });

  test('survive a database that drops all connections', async () => {
    const reader = await api.reader();
    const stream = await reader.openSend({ storyId });
    const { runId, messageId } = await stream.created();
    const dropping = setInterval(() => void dropConnections(), 150);
    const { text } = await stream.until((told) => told.text.length === tale.length);
    await sleep(700);
    clearInterval(dropping);
    await stream.all();
    expect(text).toBe(tale);
    expect(stream.last()?.type).toBe('done');
    const rows = await harness.query('select text, state from messages where id = $1', [messageId]);
    expect(rows).toEqual([{ text: tale, state: 'done' }]);
    expect(await ledger(runId)).toEqual([{ kind: 'SETTLE' }]);
  });

  test('keep their lease while all other connections are in use', async () => {
    const endless = await harness.process('endless');
    const reader = await endless.reader();
    const { runId, messageId } = await (await reader.openSend({ storyId })).created();
    const kept = async () =>
      (
        await harness.query<{ length: number; lease: number }>(
          `select length(m.text) as length, extract(epoch from r.lease_until)::float8 as lease
         from runs r join messages m on m.id = r.message_id where r.id = $1 and m.id = $2`,
          [runId, messageId],
        )
      )[0] ?? { length: 0, lease: 0 };
    const blocker = new pg.Client({ connectionString: harness.url });
    await blocker.connect();
    await blocker.query('begin; lock table saves in access exclusive mode');
    const waiting = Array.from({ length: 20 }, () =>
      reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`).catch(() => undefined),
    );
    await sleep(1_000);
    const before = await kept();
    await sleep(2_500);
    const after = await kept();
    await blocker.end();
    await Promise.all(waiting);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.lease - before.lease).toBeGreaterThan(1);
    await stop(reader, runId);
  });

  test('of this process are not interrupted, even if their lease has expired', async () => {
    const endless = await harness.process('endless');
    const reader = await endless.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 10);
    await harness.query(`update runs set lease_until = now() - interval '1 s' where id = $1`, [runId]);
    const { data } = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
    expect(data.activeRunId).toBe(runId);
    await harness.query(`update runs set lease_until = now() - interval '1 s' where id = $1`, [runId]);
    expect((await reader.send({ storyId })).data).toMatchObject({ error: 'chat.run_active', runId });
    expect(await stateOf(runId)).toBe('running');
    await stop(reader, runId);
    expect(await ledger(runId)).toEqual([{ kind: 'SETTLE' }]);
  });

  async function dropConnections(): Promise<void> {
    await harness.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
});
