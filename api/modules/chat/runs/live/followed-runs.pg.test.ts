import { once } from 'node:events';
import { startValkey } from '@storyloom/testing/valkey';
import { Valkey } from 'iovalkey';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../../../testing/held-lock.ts';
import { spawnApi } from '../../../../testing/spawn-api.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../../testing/harness.ts';
import { createReader } from '../../testing/reader.ts';

let valkey: Awaited<ReturnType<typeof startValkey>>;
let harness: ChatHarness;
let owner: HarnessProcess;
let other: HarnessProcess;
let storyId: string;
const tale = Array.from({ length: 60 }, (_, at) => `Word ${at} of the tale.`).join(' ');
const START_MS = 120_000;
/** An address without a server, so that no request can be forwarded. */
const nowhere = 'http://127.0.0.1:9';

beforeAll(async () => {
  valkey = await startValkey();
  harness = await createChatHarness();
  const env = { VALKEY_URL: valkey.url };
  const timings = { liveMs: 20 };
  // The owner writes to the database when a reply ends only.
  owner = await harness.process('tale', env, { ...timings, flushMs: 600_000 }, nowhere);
  other = await harness.process('tale', env, timings, nowhere);
  storyId = await harness.story();
});
afterAll(async () => {
  await harness.close();
  await valkey.stop();
});

/** Begins a reply whose text is held after some characters. */
async function begin(at: HarnessProcess) {
  const hold = harness.faults.hold('tale', { text: tale, deltaChars: 20 });
  hold.releaseText(40);
  const reader = await at.reader();
  const own = await reader.openSend({ storyId });
  const { runId } = await own.created();
  const elsewhere = await createReader((at === owner ? other : owner).base, reader.token);
  return { hold, reader, own, runId, elsewhere };
}

describe('replies followed through Valkey', () => {
  test('reach all readers of another process while they are generated, without an address', async () => {
    const { hold, elsewhere, runId } = await begin(owner);
    const streams = await Promise.all([elsewhere.openRun(runId), elsewhere.openRun(runId, 0)]);
    for (const stream of streams) await stream.until(({ text }) => text.length >= 20);
    hold.releaseText(200);
    for (const stream of streams) await stream.until(({ text }) => text.length >= 180);
    hold.finish();
    for (const stream of streams) {
      expect((await stream.all()).text).toBe(tale);
      expect(stream.last()).toMatchObject({ type: 'done', pointsCharged: 1, message: { text: tale } });
    }
  });

  test('show readers elsewhere that the model thinks, and count their streams', async () => {
    const hold = harness.faults.hold('tale', { text: tale });
    const reader = await owner.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    const stream = await (await createReader(other.base, reader.token)).openRun(runId);
    const stages = () =>
      stream.received.events.flatMap(({ event }) => (event.type === 'progress' ? event.stage : []));
    await stream.until(() => stages().includes('thinking'));
    expect(await (await fetch(`${other.base}/metrics`)).text()).toMatch(/^reply_followers 1$/m);
    hold.finish();
    await stream.all();
    expect(stages().at(-1)).toBe('writing');
  });

  test('go on behind text that Valkey has lost and the database has', async () => {
    const { hold, elsewhere, runId } = await begin(other);
    const client = new Valkey(valkey.url);
    const key = `storyloom:reply:${runId}`;
    await expect.poll(() => harness.loggedLength(runId)).toBeGreaterThan(30);
    await expect.poll(async () => String(await client.xrange(key, '-', '+'))).toContain('Word 1 of');
    await client.del(key);
    client.disconnect();
    const locked = await holdLock(harness.url, 'lock table reply_chunks in exclusive mode');
    hold.releaseText(200);
    const stream = await elsewhere.openRun(runId);
    await stream.until(({ text }) => text.length >= 180);
    await locked.release();
    hold.finish();
    expect((await stream.all()).text).toBe(tale);
  });

  test('go on at the character that a reader has', async () => {
    const { hold, elsewhere, runId } = await begin(owner);
    const first = await elsewhere.openRun(runId);
    const { text } = await first.until((received) => received.text.length >= 20);
    await first.leave();
    const second = await elsewhere.openRun(runId, text.length);
    second.received.text = text;
    hold.finish();
    expect((await second.all()).text).toBe(tale);
    const added = second.received.events.map(({ event }) => (event.type === 'delta' ? event.text : ''));
    expect(text + added.join('')).toBe(tale);
  });

  test('lose what the model withdraws, also for readers who come back later', async () => {
    const thought = `${'A thought without a beginning. '.repeat(10)}</think>`;
    const hold = harness.faults.hold('tale', { text: `${thought}Said aloud.`, deltaChars: 20 });
    hold.releaseText(200);
    const reader = await owner.reader();
    const own = await reader.openSend({ storyId });
    const { runId } = await own.created();
    const elsewhere = await createReader(other.base, reader.token);
    const stream = await elsewhere.openRun(runId);
    const { text } = await stream.until((received) => received.text.length >= 100);
    hold.releaseText(thought.length);
    await stream.until((received) => received.text === '');
    const back = await elsewhere.openRun(runId, text.length);
    back.received.text = text;
    hold.finish();
    expect((await stream.all()).text).toBe('Said aloud.');
    expect((await back.all()).text).toBe('Said aloud.');
  });

  test('are stopped from another process, with the text that they have', async () => {
    const { own, elsewhere, runId } = await begin(owner);
    await own.until(({ text }) => text.length >= 20);
    const response = await elsewhere.post('/ai-lab/ai-story/chat/stop', { runId });
    expect(response.data).toMatchObject({ pointsCharged: 1, message: { state: 'stopped' } });
  });

  describe('of a killed process', () => {
    /** A reply with a long lease, of a process of its own. */
    async function beginAtOther(text: string) {
      harness.faults.hold('unfinished', { text: tale }).releaseText(text.length);
      const { base, child } = await spawnApi({
        DATABASE_URL: harness.url,
        VALKEY_URL: valkey.url,
        LLM_BASE_URL: harness.faults.baseUrl,
        LLM_MODEL: 'unfinished',
      });
      const reader = await createReader(base);
      const { runId } = await (await reader.openSend({ storyId })).created();
      await harness.query(`update runs set lease_until = now() + interval '1 h' where id = $1`, [runId]);
      return {
        runId,
        elsewhere: await createReader(other.base, reader.token),
        async kill() {
          child.kill('SIGKILL');
          await once(child, 'exit');
        },
      };
    }

    test(
      'end with the text that readers elsewhere have, and are refunded',
      async () => {
        const { runId, elsewhere, kill } = await beginAtOther(tale.slice(0, 500));
        const stream = await elsewhere.openRun(runId, 0);
        const { length } = (await stream.until(({ text }) => text.length > 400)).text;
        await kill();
        expect((await stream.all()).text.length).toBeGreaterThanOrEqual(length);
        expect(stream.last()).toMatchObject({ type: 'error', code: 13011 });
        expect(await harness.balance(elsewhere)).toBe(50);
        const [row] = await harness.query<{ text: string }>(
          'select m.text from runs r join messages m on m.id = r.message_id where r.id = $1',
          [runId],
        );
        expect(row?.text).toBe(stream.received.text);
      },
      START_MS,
    );

    test(
      'end before their leases, even if it had written nothing of them to Valkey yet',
      async () => {
        const { runId, elsewhere, kill } = await beginAtOther('');
        const client = new Valkey(valkey.url);
        await expect.poll(() => client.exists(`storyloom:reply:${runId}`)).toBe(1);
        await kill();
        await client.del(`storyloom:reply:${runId}`);
        client.disconnect();
        const stream = await elsewhere.openRun(runId, 0);
        await stream.all();
        expect(stream.last()).toMatchObject({ type: 'error', code: 13011 });
      },
      START_MS,
    );
  });

  test('end whole and charged once while Valkey is away, and are live again when it is back', async () => {
    const { hold, own, reader, elsewhere, runId } = await begin(other);
    const stream = await elsewhere.openRun(runId);
    await stream.until(({ text }) => text.length >= 20);
    await valkey.stop();
    hold.releaseText(200);
    // From the log in the database.
    await stream.until(({ text }) => text.length >= 180);
    hold.finish();
    for (const each of [own, stream]) {
      expect((await each.all()).text).toBe(tale);
      expect(each.last()).toMatchObject({ type: 'done', pointsCharged: 1 });
    }
    expect(await harness.balance(reader)).toBe(49);
    const during = await begin(owner);
    await valkey.start();
    const again = await during.elsewhere.openRun(during.runId);
    await again.until(({ text }) => text.length >= 20);
    during.hold.finish();
    expect((await again.all()).text).toBe(tale);
  });
});
