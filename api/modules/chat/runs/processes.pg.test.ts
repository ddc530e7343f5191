import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spawnApi } from '../../../testing/spawn-api.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { createReader } from '../testing/reader.ts';

let harness: ChatHarness;
let one: HarnessProcess;
let two: HarnessProcess;
let storyId: string;
/** Starting an API process takes ten seconds on a machine with busy cores. */
const START_MS = 120_000;
const tale = Array.from({ length: 60 }, (_, at) => `Word ${at} of the tale.`).join(' ');

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.hold('unfinished', { text: tale }).releaseText(500);
  one = await harness.process('tale');
  two = await harness.process('unfinished');
  storyId = await harness.story();
});
afterAll(() => harness.close());

/** Holds the next replies of the first process after some text. */
function holdTale() {
  const hold = harness.faults.hold('tale', { text: tale, deltaChars: 20 });
  hold.releaseText(40);
  return hold;
}

describe('runs across processes', () => {
  test('are streamed by any process', async () => {
    const hold = holdTale();
    const reader = await one.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    const elsewhere = await (await reader.on(two.base)).openRun(runId);
    await elsewhere.until(({ text }) => text.length > 20);
    hold.finish();
    expect((await elsewhere.all()).text).toBe(tale);
    expect(elsewhere.last()).toMatchObject({ type: 'done', message: { text: tale } });
  });

  test('are returned for a repeated request to another process', async () => {
    const reader = await one.reader();
    const hold = holdTale();
    const clientRequestId = 'same-request-everywhere';
    const { runId } = await (await reader.openSend({ storyId, clientRequestId })).created();
    const sending = (await reader.on(two.base)).send({ storyId, clientRequestId });
    hold.finish();
    const response = await sending;
    expect(response.data).toMatchObject({ runId, message: { text: tale } });
  });

  test('are stopped from any process', async () => {
    const reader = await two.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 30);
    const response = await (await reader.on(one.base)).post('/ai-lab/ai-story/chat/stop', { runId });
    expect(response.data).toMatchObject({ pointsCharged: 1, message: { state: 'stopped' } });
  });

  test('are streamed from their logged text while the owner is unreachable', async () => {
    const reader = await two.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    await expect.poll(() => harness.loggedLength(runId)).toBeGreaterThan(10);
    await harness.query(`update runs set owner_address = 'http://127.0.0.1:9' where id = $1`, [runId]);
    const elsewhere = await reader.on(one.base);
    const stream = await elsewhere.openRun(runId, 0);
    const { text } = await stream.all();
    expect(text.length).toBeGreaterThan(10);
    expect(stream.last()?.type).toBe('delta');
    await elsewhere.post('/ai-lab/ai-story/chat/stop', { runId });
    const own = await reader.openRun(runId, 0);
    await own.all();
    expect(own.last()).toMatchObject({ type: 'done', finishReason: 'stopped' });
  });

  test('are refunded once when several processes find the expired lease', async () => {
    // The owner never renews the lease, so that it stays expired.
    const owner = await harness.process('unfinished', {}, { flushMs: 60_000, expiryCheckMs: 60_000 });
    const reader = await owner.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    await harness.query(`update runs set lease_until = now() - interval '1 s' where id = $1`, [runId]);
    const elsewhere = await reader.on(one.base);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => elsewhere.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`)),
    );
    expect(responses.at(-1)?.data).toMatchObject({ activeRunId: null });
    const entries = await harness.query('select kind from points_entries where hold_key = $1', [
      `run:${runId}`,
    ]);
    expect(entries).toEqual([{ kind: 'REFUND' }]);
    expect(await harness.balance(reader)).toBe(50);
    expect((await elsewhere.send({ storyId })).code).toBe(0);
  });

  test('of a killed process can be stopped at its successor', async () => {
    const reader = await two.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    // A run that the successor did not interrupt at its start, for example because the database was unavailable.
    const orphan = await elsewhereOrphan(runId);
    const response = await (await reader.on(one.base)).post('/ai-lab/ai-story/chat/stop', { runId });
    expect(response.data).toMatchObject({ message: { state: 'stopped' } });
    expect(orphan).toBe(1);
  });

  test('of a living process outlive another one with the same address', async () => {
    const hold = holdTale();
    const [alive, twin] = await Promise.all(
      ['tale', 'tale'].map((model) => harness.process(model, {}, {}, 'http://127.0.0.1:9')),
    );
    if (alive === undefined || twin === undefined) throw new Error('unreachable');
    const reader = await alive.reader();
    const { runId } = await (await reader.openSend({ storyId })).created();
    // A third one starts while the reply is generated.
    for (const { base } of [twin, await harness.process('tale', {}, {}, 'http://127.0.0.1:9')])
      await (await (await reader.on(base)).openRun(runId, 0)).all();
    hold.finish();
    const own = await reader.openRun(runId, 0);
    expect((await own.all()).text).toBe(tale);
    expect(own.last()).toMatchObject({ type: 'done' });
  });

  /** Makes a run look like one that an earlier process at the address of `one` began. */
  async function elsewhereOrphan(runId: string): Promise<number> {
    const rows = await harness.query(
      `update runs set owner = 'gone', owner_address = $2, lease_until = now() + interval '1 h'
       where id = $1 returning id`,
      [runId, one.base],
    );
    return rows.length;
  }
});

describe('runs of a killed process', () => {
  let port = '';
  let begun: Awaited<ReturnType<typeof begin>>[];

  /** Begins a reply of a new reader in a process, and waits until a part of it is stored. */
  async function begin(base: string) {
    const reader = await createReader(base);
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 400);
    await vi.waitUntil(async () => (await harness.loggedLength(runId)) > 100, { timeout: START_MS });
    return { runId, elsewhere: await createReader(one.base, reader.token) };
  }
  const take = () => {
    const next = begun.pop();
    if (next === undefined) throw new Error('No run is left.');
    return next;
  };
  const readState = async (runId: string) =>
    (await harness.query<{ state: string }>('select state from runs where id = $1', [runId]))[0]?.state;

  beforeAll(async () => {
    const owner = await spawnOwner();
    ({ port } = new URL(owner.base));
    begun = await Promise.all([begin(owner.base), begin(owner.base), begin(owner.base)]);
    owner.child.kill('SIGKILL');
    await once(owner.child, 'exit');
    // PostgreSQL may see a moment later that the session of the process has ended.
    await vi.waitUntil(
      async () =>
        (
          await harness.query(
            `select from runs where owner_address = $1 and pg_try_advisory_xact_lock(hashtextextended(owner, 4303))`,
            [owner.base],
          )
        ).length === begun.length,
      { timeout: START_MS },
    );
    // The other processes look for expired leases; these do not expire.
    await harness.query(
      `update runs set lease_until = now() + interval '1 h' where state = 'running' and owner_address = $1`,
      [owner.base],
    );
  }, START_MS);

  test('are streamed as far as they were stored, interrupted and refunded at once', async () => {
    const { runId, elsewhere } = take();
    expect((await elsewhere.send({ storyId })).data).toMatchObject({ error: 'chat.run_active', runId });
    const stream = await elsewhere.openRun(runId, 0);
    expect((await stream.all()).text.length).toBeGreaterThan(100);
    expect(stream.last()).toMatchObject({ type: 'error', code: 13011 });
    expect(await harness.loggedLength(runId)).toBe(0);
    expect(await harness.balance(elsewhere)).toBe(50);
    expect((await elsewhere.send({ storyId })).code).toBe(0);
  });

  test('are stopped at once, without charge', async () => {
    const { runId, elsewhere } = take();
    const response = await elsewhere.post('/ai-lab/ai-story/chat/stop', { runId });
    expect(response).toMatchObject({ code: 0, data: { pointsCharged: 0, message: { state: 'stopped' } } });
    expect((response.data.message as { text: string }).text.length).toBeGreaterThan(100);
    expect(await harness.balance(elsewhere)).toBe(50);
    expect((await elsewhere.send({ storyId })).code).toBe(0);
  });

  test('are interrupted by its successor at the same address, before the lease expires', {
    timeout: START_MS,
  }, async () => {
    const { runId, elsewhere } = take();
    const successor = await spawnOwner(port);
    await expect.poll(() => readState(runId)).toBe('interrupted');
    expect(await harness.balance(elsewhere)).toBe(50);
    successor.child.kill('SIGKILL');
    await once(successor.child, 'exit');
  });
});

function spawnOwner(API_PORT = '0') {
  const llm = { LLM_BASE_URL: harness.faults.baseUrl, LLM_MODEL: 'unfinished' };
  return spawnApi({ DATABASE_URL: harness.url, API_PORT, ...llm });
}
