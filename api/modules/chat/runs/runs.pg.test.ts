import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/harness.ts';
import type { Reader } from '../testing/reader.ts';

let lab: ChatLab;
let api: LabProcess;
let storyId: string;
const tale = Array.from({ length: 120 }, (_, at) => `Word ${at} of the tale 🌊.`).join(' ');

beforeAll(async () => {
  lab = await createChatLab();
  lab.faults.script('tale', { text: tale, deltaChars: 5, deltaMs: 3 });
  lab.faults.script('endless', { text: tale, deltaChars: 5, deltaMs: 20, ending: 'never' });
  lab.faults.script('thinking', { firstByteMs: 60_000, text: tale });
  api = await lab.process('tale');
  storyId = await lab.story();
});
afterAll(() => lab.close());

const stop = (reader: Reader, runId: string) => reader.post('/ai-lab/ai-story/chat/stop', { runId });
const ledger = (runId: string) =>
  lab.query<{ kind: string }>('select kind from points_entries where hold_key = $1', [`run:${runId}`]);
const stateOf = async (runId: string) =>
  (await lab.query<{ state: string }>('select state from runs where id = $1', [runId]))[0]?.state;

test('a closed socket ends nothing: the reply is written to its end and paid', async () => {
  const reader = await api.reader();
  const stream = await reader.openSend({ storyId });
  const { runId, messageId } = await stream.created();
  await stream.until(({ text }) => text.length > 10);
  await stream.leave();
  await expect.poll(() => stateOf(runId), { timeout: 8_000 }).toBe('done');
  const [row] = await lab.query<{ text: string }>('select text from messages where id = $1', [messageId]);
  expect(row?.text).toBe(tale);
  expect(await lab.balance(reader)).toBe(49);
});

test('a reader who comes and goes loses no character and gets none twice', async () => {
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

test('an offset inside a character or beyond the text is mended', async () => {
  const reader = await api.reader();
  const { data } = await reader.send({ storyId });
  const inside = tale.indexOf('🌊') + 1;
  const stream = await reader.openRun(String(data.runId), inside);
  stream.told.text = tale.slice(0, inside - 1);
  expect((await stream.all()).text).toBe(tale);
  const beyond = await reader.openRun(String(data.runId), 900_000);
  expect((await beyond.all()).events.map(({ event }) => event.type)).toEqual(['done']);
});

test('stop is the cancel: what was seen is paid in full and kept', async () => {
  const endless = await lab.process('endless');
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
  await expect.poll(() => lab.faults.seen.at(-1)?.abandoned).toBe(true);
});

test('a reply stopped before its first character costs nothing', async () => {
  const thinking = await lab.process('thinking');
  const reader = await thinking.reader();
  const stream = await reader.openSend({ storyId });
  const { runId } = await stream.created();
  expect((await stop(reader, runId)).data).toMatchObject({ pointsCharged: 0, message: { state: 'stopped' } });
  expect(await ledger(runId)).toEqual([{ kind: 'REFUND' }]);
  expect(await lab.balance(reader)).toBe(50);
});

test('the run of another reader can be neither followed nor stopped', async () => {
  const [reader, other] = [await api.reader(), await api.reader()];
  const { data } = await reader.send({ storyId });
  const runId = String(data.runId);
  expect((await stop(other, runId)).data.error).toBe('chat.run_not_found');
  await expect(other.openRun(runId)).rejects.toThrow('chat.run_not_found');
});

test('the text is in the database a second later, for all runs in one statement', async () => {
  const endless = await lab.process('endless');
  const readers = await Promise.all([1, 2, 3].map(() => endless.reader()));
  const streams = await Promise.all(readers.map((reader) => reader.openSend({ storyId })));
  const created = await Promise.all(streams.map((stream) => stream.created()));
  await sleep(1_800);
  const ids = created.map(({ messageId }) => messageId);
  const rows = await lab.query<{ text: string; xmin: string }>(
    'select text, xmin from messages where id = any($1)',
    [ids],
  );
  for (const row of rows) expect(row.text.length).toBeGreaterThan(20);
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  await Promise.all(created.map(({ runId }, at) => stop(readers[at] as Reader, runId)));
});

test('a page that was reloaded finds the run that still writes', async () => {
  const endless = await lab.process('endless');
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

test('a process that stops ends its streams at once, interrupts what is left and gives the points back', async () => {
  const endless = await lab.process('endless');
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

test('a database that drops every connection for a while loses nothing of a reply', async () => {
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
  const rows = await lab.query('select text, state from messages where id = $1', [messageId]);
  expect(rows).toEqual([{ text: tale, state: 'done' }]);
  expect(await ledger(runId)).toEqual([{ kind: 'SETTLE' }]);
});

test('while others wait for every connection a reply is stored and keeps its lease', async () => {
  const endless = await lab.process('endless');
  const reader = await endless.reader();
  const { runId, messageId } = await (await reader.openSend({ storyId })).created();
  const kept = async () =>
    (
      await lab.query<{ length: number; lease: number }>(
        `select length(m.text) as length, extract(epoch from r.lease_until)::float8 as lease
         from runs r join messages m on m.id = r.message_id where r.id = $1 and m.id = $2`,
        [runId, messageId],
      )
    )[0] ?? { length: 0, lease: 0 };
  const blocker = new pg.Client({ connectionString: lab.url });
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

test('a process never calls its own living reply interrupted, however late its lease', async () => {
  const endless = await lab.process('endless');
  const reader = await endless.reader();
  const stream = await reader.openSend({ storyId });
  const { runId } = await stream.created();
  await stream.until(({ text }) => text.length > 10);
  await lab.query(`update runs set lease_until = now() - interval '1 s' where id = $1`, [runId]);
  const { data } = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
  expect(data.activeRunId).toBe(runId);
  await lab.query(`update runs set lease_until = now() - interval '1 s' where id = $1`, [runId]);
  expect((await reader.send({ storyId })).data).toMatchObject({ error: 'chat.run_active', runId });
  expect(await stateOf(runId)).toBe('running');
  await stop(reader, runId);
  expect(await ledger(runId)).toEqual([{ kind: 'SETTLE' }]);
});

async function dropConnections(): Promise<void> {
  await lab.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}
