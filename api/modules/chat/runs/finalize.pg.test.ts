import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { type Database, openDatabase } from '../../../platform/db.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { createPoints } from '../../points/points.service.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { createRunFinalizer } from './finalize.ts';
import { createRun } from './run.ts';

let harness: ChatHarness;
let owner: HarnessProcess;
let database: Database;

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.hold('held', { text: 'The lamp turned once.' });
  // A process that never looks for expired leases itself.
  owner = await harness.process('held', {}, { expiryCheckMs: 3_600_000, flushMs: 3_600_000 });
  database = openDatabase({ url: harness.url, size: 2, logger: silentLogger });
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

function createFinalizer(isGenerating = false, clock = systemClock) {
  const { db } = database;
  const points = createPoints({ db, clock });
  const rankings = { countTurn: () => undefined };
  return createRunFinalizer({ db, clock: systemClock, points, rankings, isGenerating: () => isGenerating });
}

async function startRun() {
  const reader = await owner.reader();
  const storyId = await harness.story();
  const stream = await reader.openSend({ storyId });
  const { runId } = await stream.created();
  const state = async () =>
    (await harness.query<{ state: string }>('select state from runs where id = $1', [runId]))[0]?.state;
  const expire = () =>
    harness.query('update runs set lease_until = clock_timestamp() where id = $1', [runId]);
  return { reader, storyId, runId, state, expire };
}

describe('interruptExpired', () => {
  test('interrupts and refunds a run once its lease has expired', async () => {
    const { reader, runId, state, expire } = await startRun();
    await expire();
    await createFinalizer().interruptExpired(runId);
    expect(await state()).toBe('interrupted');
    expect(await harness.balance(reader)).toBe(50);
  });

  test('leaves a run whose lease was renewed since it was found', async () => {
    const { reader, runId, state } = await startRun();
    await createFinalizer().interruptExpired(runId);
    expect(await state()).toBe('running');
    expect(await harness.balance(reader)).toBe(49);
  });

  test('leaves a run that this process generates', async () => {
    const { runId, state, expire } = await startRun();
    await expire();
    await createFinalizer(true).interruptExpired(runId);
    expect(await state()).toBe('running');
  });
});

describe('finalize', () => {
  test('stores a reply that took longer than its hold, for free', async () => {
    const { reader, storyId, runId, state } = await startRun();
    const [row] = await harness.query<{ user_id: string; message_id: string }>(
      'select user_id, message_id from runs where id = $1',
      [runId],
    );
    const { user_id: userId = '', message_id: messageId = '' } = row ?? {};
    const turn = { isRealUser: false, own: false };
    const run = createRun(
      { runId, kind: 'send', userId, storyId, messageId, userMessageId: null, pointsHeld: 1, turn },
      '',
    );
    const twoHoursLater = { now: () => new Date(Date.now() + 7_200_000) };
    const ended = await createFinalizer(true, twoHoursLater).finalize(run, {
      ...{ state: 'done', finishReason: 'stop', paid: true },
    });
    expect([await state(), ended?.charged]).toEqual(['done', 0]);
    expect(await harness.query('select charged from runs where id = $1', [runId])).toEqual([{ charged: 0 }]);
    expect(await harness.balance(reader)).toBe(50);
  });
});

describe('a run whose lease has expired', () => {
  test('stays active for the process that generates it', async () => {
    const { reader, storyId, runId, state, expire } = await startRun();
    await expire();
    const { data } = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
    expect(data.activeRunId).toBe(runId);
    expect((await reader.send({ storyId })).data).toMatchObject({ error: 'chat.run_active', runId });
    expect(await state()).toBe('running');
  });
});
