import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { type Database, openDatabase } from '../../../platform/db.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { createPoints } from '../../points/points.service.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { abandonedEnding, interruptedEnding } from './ending.ts';
import { createRunFinalizer } from './finalize.ts';
import { createReplyLog } from './reply-log/reply-log.repository.ts';
import { createRun } from './run.ts';
import { findRun, renewRuns, requestStop } from './runs.repository.ts';

let harness: ChatHarness;
let owner: HarnessProcess;
let database: Database;
/** Stories whose turns were counted. */
let counted: string[];

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.hold('held', { text: 'The lamp turned once.' });
  // This process never looks for expired leases itself.
  owner = await harness.process('held', {}, { expiryCheckMs: 3_600_000, flushMs: 3_600_000 });
  database = openDatabase({ url: harness.url, size: 2, logger: silentLogger });
});
afterAll(async () => {
  await database.close();
  await harness.close();
});

beforeEach(() => {
  counted = [];
});

function createFinalizer(isGenerating = false) {
  const { db, leaseDb } = database;
  const points = createPoints({ db, clock: systemClock });
  const rankings = { countTurn: ({ storyId }: { storyId: string }) => void counted.push(storyId) };
  return createRunFinalizer({
    db,
    leaseDb,
    replyLog: createReplyLog(database),
    clock: systemClock,
    points,
    rankings,
    isGenerating: () => isGenerating,
  });
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
  /** Makes the run one of a process that has no session at the database. */
  const orphan = () => harness.query(`update runs set owner = 'gone' where id = $1`, [runId]);
  return { reader, storyId, runId, state, expire, orphan };
}

/** The run as the process that generates it sees it. */
async function readRun(runId: string) {
  const [row] = await harness.query<{ userId: string; storyId: string; messageId: string }>(
    'select user_id as "userId", story_id as "storyId", message_id as "messageId" from runs where id = $1',
    [runId],
  );
  if (row === undefined) throw new Error('There is no such run.');
  const turn = { isRealUser: false, own: false };
  return createRun({ ...row, runId, kind: 'send', userMessageId: null, pointsHeld: 1, turn }, '');
}

describe('interruptExpired', () => {
  test('interrupts and refunds a run once its lease has expired', async () => {
    const { reader, runId, state, expire } = await startRun();
    await expire();
    await createFinalizer().interruptExpired(runId);
    expect(await state()).toBe('interrupted');
    expect(await harness.balance(reader)).toBe(50);
    expect(counted).toEqual([]);
  });

  test('ignores a run whose lease was renewed since it was found', async () => {
    const { reader, runId, state } = await startRun();
    await createFinalizer().interruptExpired(runId);
    expect(await state()).toBe('running');
    expect(await harness.balance(reader)).toBe(49);
  });

  test('ignores a run that this process generates', async () => {
    const { runId, state, expire } = await startRun();
    await expire();
    await createFinalizer(true).interruptExpired(runId);
    expect(await state()).toBe('running');
  });
});

describe('finalize', () => {
  test.each([
    ['charges', 0, 1],
    ['stores for free, if the points are spent,', 50, 0],
  ])('%s a reply whose hold was returned by a clock that was ahead', async (_, spent, charged) => {
    const { reader, storyId, runId, state } = await startRun();
    const run = await readRun(runId);
    const { db } = database;
    const points = createPoints({ db, clock: { now: () => new Date(Date.now() + 7_200_000) } });
    await createPoints({ db, clock: systemClock }).returnExpiredHolds();
    await points.returnExpiredHolds();
    if (spent > 0)
      await db.transaction((tx) =>
        points.spend(tx, { userId: run.userId, amount: spent, key: runId, reason: 'story.optimize' }),
      );
    const ended = await createFinalizer(true).finalize(run, {
      state: 'done',
      finishReason: 'stop',
      paid: true,
    });
    expect([await state(), ended?.charged]).toEqual(['done', charged]);
    expect(await harness.query('select charged from runs where id = $1', [runId])).toEqual([{ charged }]);
    expect(counted).toEqual([storyId]);
    expect(await harness.balance(reader)).toBe(50 - spent - charged);
  });
});

describe('ending a run', () => {
  const done = { state: 'done', finishReason: 'stop', paid: true } as const;

  test('charges and counts it once, and refunds nothing afterwards', async () => {
    const { reader, storyId, runId, state } = await startRun();
    const run = await readRun(runId);
    const finalizer = createFinalizer();
    expect((await finalizer.finalize(run, done))?.charged).toBe(1);
    expect(await finalizer.finalize(run, done)).toBeUndefined();
    expect(await finalizer.finalize(run, interruptedEnding)).toBeUndefined();
    await finalizer.endOrphaned(runId, abandonedEnding);
    expect([await state(), await harness.balance(reader), counted]).toEqual(['done', 49, [storyId]]);
  });

  test('as orphaned ignores one that is generated here, or by a process with a session at the database', async () => {
    const { reader, runId, state, orphan } = await startRun();
    await createFinalizer().endOrphaned(runId, abandonedEnding);
    await orphan();
    await createFinalizer(true).endOrphaned(runId, abandonedEnding);
    expect([await state(), await harness.balance(reader)]).toEqual(['running', 49]);
    await createFinalizer().endOrphaned(runId, abandonedEnding);
    expect([await state(), await harness.balance(reader), counted]).toEqual(['stopped', 50, []]);
  });
});

describe('findRun', () => {
  test('finds each reply of a dead process orphaned, also while another one of it is being ended', async () => {
    const runs = [await startRun(), await startRun()];
    for (const { orphan } of runs) await orphan();
    await database.db.transaction(async (tx) => {
      for (const [at, { runId }] of runs.entries())
        expect(await findRun(at === 0 ? tx : database.db, runId)).toMatchObject({ isOrphaned: true });
    });
    for (const { runId } of runs) await createFinalizer().endOrphaned(runId, interruptedEnding);
  });
});

describe('interruptPredecessors', () => {
  test('interrupts the runs of an earlier process at this address, but not of a living one with the same', async () => {
    const { reader, state, orphan } = await startRun();
    const interrupt = (ownerAddress: string) =>
      createFinalizer().interruptPredecessors({ owner: 'successor', ownerAddress });
    await interrupt(owner.base);
    await orphan();
    await interrupt('http://127.0.0.1:9');
    expect(await state()).toBe('running');
    await interrupt(owner.base);
    expect([await state(), await harness.balance(reader)]).toEqual(['interrupted', 50]);
  });
});

describe('renewRuns', () => {
  test('renews a lease of which a third has passed, and says which runs to stop', async () => {
    const { runId, expire } = await startRun();
    const renew = () => renewRuns(database.db, [runId], 60_000);
    const leased = () =>
      harness.query('select lease_until > now() as leased, xmin from runs where id = $1', [runId]);
    await expire();
    expect(await renew()).toEqual([{ id: runId, stop_requested: false }]);
    const renewed = await leased();
    expect(renewed).toMatchObject([{ leased: true }]);
    await renew();
    expect(await leased()).toEqual(renewed);
    await requestStop(database.db, runId);
    expect(await renew()).toEqual([{ id: runId, stop_requested: true }]);
  });

  test('leaves an ended run as it is', async () => {
    const { runId } = await startRun();
    await createFinalizer().finalize(await readRun(runId), interruptedEnding);
    expect(await renewRuns(database.db, [runId], 60_000)).toEqual([]);
    await requestStop(database.db, runId);
    expect(await harness.query('select stop_requested as asked from runs where id = $1', [runId])).toEqual([
      { asked: false },
    ]);
  });
});

describe('finalize of an interrupted run', () => {
  test('refunds it, and counts no turn', async () => {
    const { reader, runId, state } = await startRun();
    const run = await readRun(runId);
    await createFinalizer(true).finalize(run, interruptedEnding);
    expect(await state()).toBe('interrupted');
    expect(await harness.balance(reader)).toBe(50);
    expect(counted).toEqual([]);
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
