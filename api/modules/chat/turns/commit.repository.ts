import { setTimeout as sleep } from 'node:timers/promises';
import { saveLimits } from '@storyloom/contract/saves/limits';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, isUnavailable } from '../../../platform/db.ts';
import { rowJson } from '../../../platform/row-json.ts';
import { type MessageLore, type NewMessage, toMessageJson } from '../../messages/messages.service.ts';
import type { Change } from '../../points/points.service.ts';
import type { NewRun } from '../runs/runs.repository.ts';
import { runs } from '../runs/runs.schema.ts';

/** All rows that beginning a reply writes. */
export interface ReplyRows {
  /** Parents before their children, the reply last: `seq` increases in this order. */
  messages: NewMessage[];
  /** Lore and memories that the reply is generated with. */
  lore: MessageLore;
  run: NewRun;
  /** The head that the save must still have; null for a first send. */
  headMessageId: string | null;
  /** The save as JSON, for a first send. */
  save: Record<string, unknown> | undefined;
  hold: Change;
  /** Free replies of the model per day in a plan that has them; null if the model has none. */
  freeRepliesADay: number | null;
  /** The price that the reader was shown; a reply that costs more is refused. */
  mostPrice: number | null;
  at: Date;
}

const outcomes = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('STARTED') }),
  /** The reader was a guest who has been merged into an account. */
  z.object({ outcome: z.literal('READER_GONE') }),
  /** An earlier request with this clientRequestId began this run. */
  z.object({ outcome: z.literal('DUPLICATE'), runId: z.string(), requestHash: z.string() }),
  /** The save's head has moved. */
  z.object({ outcome: z.literal('HEAD_MOVED') }),
  /** A reply is being generated in the save. */
  z.object({ outcome: z.literal('RUN_ACTIVE') }),
  /** The reader has as many saves of the story as allowed. */
  z.object({ outcome: z.literal('SAVES_FULL') }),
  /** The reply costs more than the price that the reader was shown. */
  z.object({ outcome: z.literal('PRICE_CHANGED'), price: z.number() }),
  /** The balance is below the price. */
  z.object({ outcome: z.literal('POINTS_INSUFFICIENT'), balance: z.number() }),
]);

/** As long as a restart of the database or its pooler takes. */
const AWAY_MS = 3_000;
const AGAIN_MS = 200;

/**
 * Writes all rows in one statement and one commit. Any outcome but STARTED means that nothing was written. Repeated while the
 * database is away: a run that began without an answer would wait for its lease.
 */
export async function commitReply(db: Db, rows: ReplyRows, leaseMs: number) {
  const { messages: newMessages, run, lore, ...rest } = rows;
  const plan = {
    ...rest,
    messages: newMessages.map((row) => toMessageJson(row, row.id === run.messageId ? lore : undefined)),
    run: rowJson(runs, run),
    leaseSeconds: leaseMs / 1000,
    mostSaves: saveLimits.perStory,
  };
  const statement = sql`select chat_begin_reply(${JSON.stringify(plan)}::jsonb) as answer`;
  for (const began = performance.now(); ; ) {
    try {
      const { rows: answers } = await db.execute(statement);
      const answer = outcomes.parse(answers[0]?.answer);
      // The answer to an earlier attempt was lost.
      const isOwn = answer.outcome === 'DUPLICATE' && answer.runId === run.id;
      return isOwn ? { outcome: 'STARTED' as const } : answer;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() - began > AWAY_MS) throw error;
      await sleep(AGAIN_MS);
    }
  }
}
