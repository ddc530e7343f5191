import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../../testing/held-lock.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let unfinished: HarnessProcess;
let thinking: HarnessProcess;
let storyId: string;
const tale = Array.from({ length: 120 }, (_, at) => `Word ${at} of the tale 🌊.`).join(' ');

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('tale', { text: tale, deltaChars: 15 });
  harness.faults.hold('unfinished', { text: tale }).releaseText(60);
  harness.faults.hold('thinking', { text: tale });
  api = await harness.process('tale');
  unfinished = await harness.process('unfinished');
  thinking = await harness.process('thinking');
  storyId = await harness.story();
});
afterAll(() => harness.close());

/** Holds the next replies of `api` after some text. */
function holdTale() {
  const hold = harness.faults.hold('tale', { text: tale, deltaChars: 15 });
  hold.releaseText(60);
  return hold;
}

const stop = (reader: Reader, runId: string) => reader.post('/ai-lab/ai-story/chat/stop', { runId });
const ledger = (runId: string) =>
  harness.query<{ kind: string }>('select kind from points_entries where hold_key = $1', [`run:${runId}`]);
const stateOf = async (runId: string) =>
  (await harness.query<{ state: string }>('select state from runs where id = $1', [runId]))[0]?.state;

describe('runs', () => {
  test('continue when the socket is closed', async () => {
    const hold = holdTale();
    const reader = await api.reader();
    const stream = await reader.openSend({ storyId });
    const { runId, messageId } = await stream.created();
    await stream.until(({ text }) => text.length > 10);
    await stream.leave();
    hold.finish();
    await expect.poll(() => stateOf(runId)).toBe('done');
    const [row] = await harness.query<{ text: string }>('select text from messages where id = $1', [
      messageId,
    ]);
    expect(row?.text).toBe(tale);
    await expect.poll(() => harness.loggedLength(runId)).toBe(0);
    expect(await harness.balance(reader)).toBe(49);
  });

  test('resume a stream without losing or repeating a character', async () => {
    const hold = holdTale();
    const reader = await api.reader();
    let stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    let text = '';
    for (let visits = 0; stream.last()?.type !== 'done'; visits++) {
      const wanted = text.length + 150 + visits;
      const before = text;
      hold.releaseText(wanted + 100);
      if (wanted + 100 >= tale.length) hold.finish();
      await stream.until(({ text }) => text.length >= wanted);
      text = before + stream.received.text.slice(before.length);
      await stream.leave();
      if (stream.last()?.type === 'done') break;
      stream = await reader.openRun(runId, text.length);
      stream.received.text = text;
    }
    expect(text).toBe(tale);
  });

  test('accept an offset inside a character or beyond the text', async () => {
    const reader = await api.reader();
    const { data } = await reader.send({ storyId });
    const inside = tale.indexOf('🌊') + 1;
    const stream = await reader.openRun(String(data.runId), inside);
    stream.received.text = tale.slice(0, inside - 1);
    expect((await stream.all()).text).toBe(tale);
    const beyond = await reader.openRun(String(data.runId), 900_000);
    expect((await beyond.all()).events.map(({ event }) => event.type)).toEqual(['done']);
  });

  test('keep and charge what was streamed before Stop', async () => {
    const reader = await unfinished.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 40);
    const response = await stop(reader, runId);
    await stream.all();
    expect(response.data).toMatchObject({
      pointsCharged: 1,
      message: { state: 'stopped', text: stream.received.text },
    });
    expect(stream.last()).toMatchObject({ type: 'done', finishReason: 'stopped' });
    expect((await stop(reader, runId)).data).toEqual(response.data);
    expect(await ledger(runId)).toEqual([{ kind: 'SETTLE' }]);
    await expect.poll(() => harness.faults.seen.at(-1)?.abandoned).toBe(true);
  });

  test('cost nothing when stopped before the first character', async () => {
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

  test('go on when the session of their reader ends, and the stream does not', async () => {
    const reader = await unfinished.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await harness.query(
      'delete from sessions using runs where runs.id = $1 and sessions.user_id = runs.user_id',
      [runId],
    );
    await stream.all();
    expect(stream.last()?.type).not.toBe('done');
    expect(await stateOf(runId)).toBe('running');
    await harness.query('update runs set stop_requested = true where id = $1', [runId]);
    await expect.poll(() => stateOf(runId)).toBe('stopped');
  });

  test('stop when their reader is blocked', async () => {
    const reader = await unfinished.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await harness.query(
      "update users set blocked_at = now(), block_reason = 'Spam' from runs where runs.id = $1 and users.id = runs.user_id",
      [runId],
    );
    await stream.all();
    expect(stream.last()).toMatchObject({ type: 'done', finishReason: 'stopped' });
  });

  test('cannot be followed or stopped by another reader after they have ended', async () => {
    const [reader, other] = [await api.reader(), await api.reader()];
    const { data } = await reader.send({ storyId });
    const runId = String(data.runId);
    expect((await stop(other, runId)).data.error).toBe('chat.run_not_found');
    await expect(other.openRun(runId)).rejects.toThrow('chat.run_not_found');
  });

  test('cannot be followed or stopped by another reader while they are generated', async () => {
    const [reader, other] = [await unfinished.reader(), await unfinished.reader()];
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 10);
    expect((await stop(other, runId)).data.error).toBe('chat.run_not_found');
    await expect(other.openRun(runId)).rejects.toThrow('chat.run_not_found');
    expect(await stateOf(runId)).toBe('running');
    await stop(reader, runId);
  });

  test('flush the text of all runs in one statement', async () => {
    const hold = holdTale();
    const readers = await Promise.all([1, 2, 3].map(() => api.reader()));
    const streams = await Promise.all(readers.map((reader) => reader.openSend({ storyId })));
    const created = await Promise.all(streams.map((stream) => stream.created()));
    const flushes = await holdLock(harness.url, 'lock table reply_chunks in share mode');
    hold.releaseText(100);
    await expect.poll(flushes.waiters).toBe(1);
    // The waiting flush has already read the texts: the next one writes what follows.
    hold.releaseText(250);
    await Promise.all(streams.map((stream) => stream.until(({ text }) => text.length >= 200)));
    await flushes.release();
    const written = async () => {
      const rows = await harness.query<{ runs: number; transactions: number }>(
        `select count(distinct run_id)::int as runs, count(distinct xmin::text)::int as transactions
           from reply_chunks where run_id = any($1) and starts_at < 200 and starts_at + length(text) >= 200`,
        [created.map(({ runId }) => runId)],
      );
      return rows[0]?.runs === 3 ? rows[0].transactions : undefined;
    };
    await expect.poll(written).toBe(1);
    hold.finish();
    await Promise.all(streams.map((stream) => stream.all()));
  });

  test('that another process has ended are aborted by the next flush', async () => {
    const reader = await thinking.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await harness.query(`update runs set state = 'interrupted', ended_at = now() where id = $1`, [runId]);
    await stream.all();
    expect(stream.last()).toMatchObject({ type: 'error', code: 13011 });
    await expect.poll(() => harness.faults.seen.at(-1)?.abandoned).toBe(true);
  });

  test('that were interrupted cause an error for a repeated request', async () => {
    const reader = await thinking.reader();
    const clientRequestId = newRequestId();
    const stream = await reader.openSend({ storyId, clientRequestId });
    const { runId, messageId } = await stream.created();
    await harness.query(`update runs set state = 'interrupted', ended_at = now() where id = $1`, [runId]);
    await harness.query(`update messages set state = 'interrupted' where id = $1`, [messageId]);
    await stream.all();
    const { data } = await reader.send({ storyId, clientRequestId });
    expect(data).toMatchObject({ error: 'chat.interrupted', runId, messageId });
  });

  test('are found by a reloaded page, with their text so far', async () => {
    const reader = await unfinished.reader();
    const stream = await reader.openSend({ storyId });
    const { runId, messageId } = await stream.created();
    await expect.poll(() => harness.loggedLength(runId)).toBeGreaterThan(0);
    const { data } = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
    expect(data).toMatchObject({ activeRunId: runId, headMessageId: messageId });
    expect(data.pageList).toMatchObject([
      { id: messageId, state: 'running', runId, text: expect.stringMatching(/./) },
      { role: 'user' },
      { depth: 0 },
    ]);
    await stop(reader, runId);
  });

  test('are interrupted and refunded when the process stops', async () => {
    const stopping = await harness.process('unfinished');
    const reader = await stopping.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 40);
    const stopped = stopping.api.stop();
    await stream.all();
    expect(stream.last()?.type).not.toBe('done');
    expect((await reader.send({ storyId })).status).toBe(503);
    await stopped;
    const again = await (await reader.on(api.base)).openRun(runId, 0);
    await again.all();
    expect(again.last()).toMatchObject({ type: 'error', code: 13011 });
    expect(again.received.text.startsWith(stream.received.text)).toBe(true);
    expect(await ledger(runId)).toEqual([{ kind: 'REFUND' }]);
  });

  test('continue after a stopping process has ended their streams', async () => {
    const hold = harness.faults.hold('held', { text: tale });
    const stopping = await harness.process('held', {}, { drainMs: 5_000 });
    const stream = await (await stopping.reader()).openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ events }) => events.some(({ event }) => event.type === 'progress'));
    const stopped = stopping.api.stop();
    await stream.all();
    expect(await stateOf(runId)).toBe('running');
    hold.finish();
    await stopped;
    expect(await stateOf(runId)).toBe('done');
  });

  test('survive a database that drops all connections', async () => {
    const hold = holdTale();
    const reader = await api.reader();
    const stream = await reader.openSend({ storyId });
    const { runId, messageId } = await stream.created();
    for (let released = 60; released < tale.length; released += 300) {
      hold.releaseText(released);
      await stream.until(({ text }) => text.length >= released - 1);
      await dropConnections();
    }
    hold.releaseText(tale.length);
    const { text } = await stream.until(({ text }) => text.length === tale.length);
    await dropConnections();
    hold.finish();
    await stream.all();
    expect(text).toBe(tale);
    expect(stream.last()?.type).toBe('done');
    const rows = await harness.query('select text, state from messages where id = $1', [messageId]);
    expect(rows).toEqual([{ text: tale, state: 'done' }]);
    expect(await ledger(runId)).toEqual([{ kind: 'SETTLE' }]);
  });

  test('keep their lease while all other connections are in use', async () => {
    const hold = holdTale();
    const reader = await api.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    const isLeased = async () =>
      (
        await harness.query<{ leased: boolean }>(
          `select lease_until > now() + interval '5 s' as leased from runs where id = $1`,
          [runId],
        )
      )[0]?.leased;
    const blocker = new pg.Client({ connectionString: harness.url });
    await blocker.connect();
    await blocker.query('begin; lock table saves in access exclusive mode');
    const waiting = Array.from({ length: 20 }, () =>
      reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`).catch(() => undefined),
    );
    const blocked = () =>
      harness.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(async () => (await blocked()).length).toBeGreaterThanOrEqual(6);
    const before = await harness.loggedLength(runId);
    await harness.query(`update runs set lease_until = now() + interval '5 s' where id = $1`, [runId]);
    hold.releaseText(before + 200);
    await expect.poll(() => harness.loggedLength(runId)).toBeGreaterThan(before);
    await expect.poll(isLeased).toBe(true);
    await blocker.end();
    await Promise.all(waiting);
    await stop(reader, runId);
  });

  async function dropConnections(): Promise<void> {
    await harness.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
});
