import { limits } from '@storyloom/contract/limits';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db.ts';
import { rowJson } from '../../../platform/row-json.ts';
import {
  type Memory,
  type MessageLore,
  messageLore,
  messages,
  type NewMessage,
} from '../../messages/messages.service.ts';
import type { Change } from '../../points/points.service.ts';
import { LEASE_SECONDS, type NewRun } from '../runs/runs.repository.ts';
import { runs } from '../runs/runs.schema.ts';

/** All that beginning a reply writes. */
export interface Beginning {
  /** Parents before their children, the reply last: `seq` rises in this order. */
  messages: NewMessage[];
  /** What the reply is written with. */
  lore: MessageLore;
  run: NewRun;
  /** Where the save must still stand; null for a first send, which brings its save as a row. */
  headMessageId: string | null;
  save: Record<string, unknown> | undefined;
  hold: Change | null;
  at: Date;
}

const outcomes = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('BEGUN') }),
  /** The same request began this run. */
  z.object({ outcome: z.literal('KNOWN'), runId: z.string(), requestHash: z.string() }),
  /** The save stands elsewhere by now. */
  z.object({ outcome: z.literal('MOVED') }),
  /** A reply is being written in the save. */
  z.object({ outcome: z.literal('BUSY') }),
  /** All saves are taken. */
  z.object({ outcome: z.literal('FULL') }),
  /** The points do not suffice. */
  z.object({ outcome: z.literal('POOR'), balance: z.number() }),
]);

/** Writes everything or, when it answers anything but BEGUN, nothing; one statement, one commit. */
export async function writeBeginning(
  db: Db,
  { messages: rows, run, lore, ...rest }: Beginning,
  remembered: Memory[],
) {
  const { loreTrace, loreState } = lore;
  const moments = remembered.length === 0 ? {} : { moments: remembered };
  const trace = { loreState, loreTrace: loreTrace && { ...loreTrace, ...moments } };
  const plan = {
    ...rest,
    messages: rows.map((row) => ({
      ...rowJson(messages, row),
      ...(row.id === run.messageId ? rowJson(messageLore, trace) : {}),
    })),
    run: rowJson(runs, run),
    leaseSeconds: LEASE_SECONDS,
    mostSaves: limits.savesPerStory,
  };
  const result = await db.execute(sql`select chat_begin_reply(${JSON.stringify(plan)}::jsonb) as answer`);
  return outcomes.parse(result.rows[0]?.answer);
}
