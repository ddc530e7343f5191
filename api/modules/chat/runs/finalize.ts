import { errors } from '@storyloom/contract/core/errors';
import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import {
  endMessage,
  hasOwnText,
  type MessageEnding,
  storePosition,
} from '../../messages/messages.service.ts';
import { HoldError, type Points } from '../../points/points.service.ts';
import type { Rankings } from '../../rankings/rankings.service.ts';
import { moveHead } from '../../saves/saves.service.ts';
import { insertEnding } from '../../scripts/scripts.service.ts';
import { readMessage } from '../message-view.ts';
import { type Ending, interruptedEnding } from './ending.ts';
import type { ReplyLog } from './reply-log/reply-log.ts';
import { doneEvent, type Run, type Terminal } from './run.ts';
import {
  clearCharge,
  endRun,
  findRun,
  listExpired,
  listOthers,
  lockSaveOfVersion,
  type OnlyDead,
} from './runs.repository.ts';
import type { RunOwner, RunRow } from './runs.schema.ts';

const EXPIRED_PER_CHECK = 100;
/** Maximum number of runs finalized at once: many may end together, and other work needs connections too. */
const CONCURRENCY = 4;

export const holdKey = (runId: string) => `run:${runId}`;

export type RunFinalizer = ReturnType<typeof createRunFinalizer>;

/** Ends runs: state, text and ledger change in one transaction, and only once. */
export function createRunFinalizer(parts: {
  db: Db;
  leaseDb: Db;
  replyLog: Pick<ReplyLog, 'read' | 'delete'>;
  clock: Clock;
  points: Pick<Points, 'settle' | 'refund'>;
  rankings: Pick<Rankings, 'countTurn'>;
  /** True for a run of this process: it is alive even if its lease is renewed late. */
  isGenerating(runId: string): boolean;
}) {
  const { db, leaseDb, replyLog, clock, points, rankings, isGenerating } = parts;
  const limit = pLimit(CONCURRENCY);

  /** Returns undefined if the run had already ended. */
  async function end(
    runId: string,
    ending: Ending,
    options: {
      message?: Partial<MessageEnding>;
      advance?: Run['advance'];
      only?: OnlyDead;
      turn?: Run['turn'];
    },
  ): Promise<RunRow | undefined> {
    const ended = await db.transaction(async (tx) => {
      const { state, finishReason, paid, failure = null, retryAfterMs } = ending;
      const saveId = await lockSaveOfVersion(tx, runId);
      const endedAt = clock.now();
      const retryAt = retryAfterMs === undefined ? null : new Date(endedAt.getTime() + retryAfterMs);
      const row = await endRun(tx, runId, { state, finishReason, endedAt, paid, failure, retryAt }, options);
      if (row === undefined) return undefined;
      await endMessage(tx, row.messageId, { ...options.message, state, finishReason });
      if (options.advance && paid && finishReason !== 'filtered')
        await storeAdvance(tx, row, options.advance, options.turn != null);
      const isVersion = (await hasOwnText(tx, row.messageId)) && becomesHead(row);
      if (isVersion && saveId !== undefined)
        await moveHead(tx, { id: saveId, headMessageId: row.messageId, at: clock.now() });
      if (row.held === 0) return row;
      if (paid) return charge(tx, row);
      await points.refund(tx, { key: holdKey(runId) });
      return row;
    });
    if (ended?.kind === 'send' && ending.paid && options.turn) {
      rankings.countTurn({ storyId: ended.storyId, userId: ended.userId, ...options.turn });
    }
    return ended;
  }

  /** Settles the hold of a run. A reply is free if its hold was returned and its points are spent. */
  async function charge(tx: Tx, row: RunRow): Promise<RunRow> {
    const key = holdKey(row.id);
    try {
      await points.settle(tx, { key });
      return row;
    } catch (error) {
      if (!(error instanceof HoldError) || error.fault === 'settled') throw error;
      await points.refund(tx, { key });
      await clearCharge(tx, row.id);
      return { ...row, charged: 0 };
    }
  }

  /** Stores where the script is after a reply; nobody collects the endings of a preview. */
  async function storeAdvance(
    tx: Tx,
    { messageId, storyId, userId }: RunRow,
    { position, ending }: NonNullable<Run['advance']>,
    isPublic: boolean,
  ): Promise<void> {
    await storePosition(tx, messageId, { scriptPosition: position, ending: ending?.title ?? null });
    if (ending !== null && isPublic)
      await insertEnding(tx, { storyId, userId, title: ending.title, foundAt: clock.now() });
  }

  /** Ends a run of another process with the text that the log has. */
  async function endDead(runId: string, ending: Ending, only: OnlyDead): Promise<void> {
    const row = isGenerating(runId) ? undefined : (await findRun(db, runId))?.run;
    if (row?.state !== 'running') return;
    const { text: startText } = await readMessage(db, row.messageId);
    const text = await replyLog.read(runId, startText);
    if (await end(runId, ending, { message: { text }, only })) await replyLog.delete(runId);
  }

  const interruptExpired = (runId: string) => endDead(runId, interruptedEnding, 'expired');
  const endOrphaned = (runId: string, ending: Ending) => endDead(runId, ending, 'orphaned');

  return {
    isGenerating,

    /** Ends a run of this process with its whole text; undefined if another process has ended it. */
    finalize: (run: Run, ending: Ending) =>
      limit(async () => {
        const ended = await end(run.runId, ending, {
          message: { text: run.text, options: run.options, usage: toMessageUsage(run) },
          advance: run.advance,
          turn: run.turn,
        });
        // So that nothing is logged after the deletion.
        run.loggedLength.stored = run.text.length;
        // A job deletes what is left if this fails.
        if (run.isLogged) await replyLog.delete(run.runId).catch(() => undefined);
        return ended;
      }),

    /** Interrupts a run if its lease has expired, whichever process owned it; the logged text stays. */
    interruptExpired,

    /** Ends a run whose process has no session at the database, without waiting for its lease; the logged text stays. */
    endOrphaned,

    /** Interrupts the runs that a process before this one left at its address. */
    async interruptPredecessors(owner: RunOwner): Promise<void> {
      for (const id of await listOthers(db, owner)) await endOrphaned(id, interruptedEnding);
    },

    /**
     * Interrupts all runs whose lease has expired; returns their number. The search uses the lease connection, so that
     * it is open, and holds the lock of this process, before the first run.
     */
    async interruptAllExpired(): Promise<number> {
      const ids = await listExpired(leaseDb, EXPIRED_PER_CHECK);
      for (const id of ids) await interruptExpired(id);
      return ids.length;
    },

    /** The last event of an ended run. */
    async readTerminal(row: RunRow): Promise<Terminal> {
      if (row.state === 'error') return { type: 'error', ...describeFailure(row) };
      if (row.state === 'interrupted' || row.state === 'running') return interruptedEvent;
      return doneEvent(await readMessage(db, row.messageId), row.finishReason ?? 'stop', row.charged);
    },
  };
}

export const interruptedEvent: Terminal = { type: 'error', ...errors['chat.interrupted'] };

/** The error of a failed reply; the text of a busy provider's names the time to wait. */
export function describeFailure({ failure, retryAt, endedAt }: RunRow) {
  const error = failure ?? 'chat.provider_failed';
  const { code, msg } = errors[error];
  if (error !== 'chat.provider_busy' || retryAt === null || endedAt === null) return { error, code, msg };
  const seconds = Math.ceil((retryAt.getTime() - endedAt.getTime()) / 1000);
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return { error, code, msg: `The storyteller is busy. You weren’t charged. Try again in ${wait}.` };
}

/**
 * A failed or withheld version leaves the head at the reply that it was to replace; a continuation begins with the text
 * of that.
 */
const becomesHead = ({ kind, state, finishReason }: RunRow) =>
  kind === 'continue' || (state === 'done' && finishReason !== 'filtered') || state === 'stopped';

function toMessageUsage({ usage }: Run) {
  return usage && { promptTokens: usage.inputTokens, completionTokens: usage.outputTokens };
}
