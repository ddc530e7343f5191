import { errors } from '@storyloom/contract/errors';
import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { endMessage, type MessageEnding } from '../../messages/messages.service.ts';
import type { Points } from '../../points/points.service.ts';
import type { Rankings } from '../../rankings/rankings.service.ts';
import { readMessage } from '../message-view.ts';
import { type Ending, interruptedEnding } from './ending.ts';
import { doneEvent, type Run, type Terminal } from './run.ts';
import { endRun, listLapsed } from './runs.repository.ts';
import type { RunRow } from './runs.schema.ts';

const SWEEP_AT_ONCE = 100;
/** Many replies may end together; those who begin and read need connections too. */
const SETTLE_AT_ONCE = 4;

export const holdKey = (runId: string) => `run:${runId}`;

export type Settlement = ReturnType<typeof createSettlement>;

/** Ends runs: the state, the text and the ledger change in one transaction, and only once. */
export function createSettlement(parts: {
  db: Db;
  clock: Clock;
  points: Pick<Points, 'settle' | 'refund'>;
  rankings: Pick<Rankings, 'countTurn'>;
  /** True for a run of this process, which lives however late its lease is renewed. */
  isWriting(runId: string): boolean;
}) {
  const { db, clock, points, rankings, isWriting } = parts;
  const limit = pLimit(SETTLE_AT_ONCE);

  async function end(
    runId: string,
    ending: Ending,
    options: { message?: Partial<MessageEnding>; onlyLapsed?: boolean; turn?: Run['turn'] },
  ): Promise<RunRow | undefined> {
    const ended = await db.transaction(async (tx) => {
      const { state, finishReason, paid } = ending;
      const row = await endRun(tx, runId, { state, finishReason, endedAt: clock.now(), paid }, options);
      if (row === undefined) return undefined;
      await endMessage(tx, row.messageId, { ...options.message, state, finishReason });
      if (row.held > 0) await (paid ? points.settle : points.refund)(tx, { key: holdKey(runId) });
      return row;
    });
    if (ended !== undefined && ending.paid && options.turn !== undefined && ended.kind === 'send') {
      rankings.countTurn({ storyId: ended.storyId, userId: ended.userId, ...options.turn });
    }
    return ended;
  }

  async function interruptLapsed(runId: string): Promise<void> {
    if (!isWriting(runId)) await end(runId, interruptedEnding, { onlyLapsed: true });
  }

  return {
    isWriting,

    /** Ends a run of this process with all its text; undefined when another had ended it. */
    endOwn: (run: Run, ending: Ending) =>
      limit(() =>
        end(run.runId, ending, {
          message: { text: run.text, options: run.options, usage: usageOf(run) },
          turn: run.turn,
        }),
      ),

    /** Calls a run interrupted whose lease ran out, whoever owned it; its flushed text stays. */
    interruptLapsed,

    /** Interrupts all runs whose lease ran out; answers how many. */
    async sweep(): Promise<number> {
      const ids = await listLapsed(db, SWEEP_AT_ONCE);
      for (const id of ids) await interruptLapsed(id);
      return ids.length;
    },

    /** What the readers of an ended run are told. */
    async terminalOf(row: RunRow): Promise<Terminal> {
      if (row.state === 'error') return errorEvent('chat.provider_failed');
      if (row.state === 'interrupted' || row.state === 'running') return errorEvent('chat.interrupted');
      return doneEvent(await readMessage(db, row.messageId), row.finishReason ?? 'stop', row.charged);
    },
  };
}

export function errorEvent(name: 'chat.provider_failed' | 'chat.interrupted'): Terminal {
  return { type: 'error', ...errors[name] };
}

function usageOf({ usage }: Run) {
  return usage && { promptTokens: usage.inputTokens, completionTokens: usage.outputTokens };
}
