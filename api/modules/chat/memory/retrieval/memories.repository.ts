import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../../platform/db.ts';
import type { Memory } from '../../../messages/messages.service.ts';
import type { MemoryBranch } from './memory.ts';
import type { AskedWord } from './query-terms.ts';

/** A word is looked for in its first exchanges of a strand only: what is spoken of all the time calls nothing up. */
const MOST_OF_A_WORD = 24;

export interface NewMoment {
  id: string;
  depth: number;
  words: string[];
}

/** Keeps what exchanges of a strand are found by. */
export async function keepMoments(tx: Tx, strand: string, told: readonly NewMoment[]): Promise<void> {
  await tx.execute(sql`select memories_insert(${strand}, ${JSON.stringify(told)}::jsonb, ${MOST_OF_A_WORD})`);
}

export interface MomentQuery {
  line: readonly MemoryBranch[];
  asked: readonly AskedWord[];
  /** Only what is less deep. */
  above: number;
  /** What the words of a moment have to weigh together. */
  enough: number;
  most: number;
}

/** The exchanges of a path that are most about what is asked, best first. */
export async function selectMoments(
  handle: Handle,
  { line, asked, above, enough, most }: MomentQuery,
): Promise<Memory[]> {
  const { rows } = await handle.execute<Omit<Memory, 'messageId'> & { message_id: string }>(sql`
    select * from memories_find(${JSON.stringify(line)}::jsonb, ${JSON.stringify(asked)}::jsonb,
      ${above}, ${MOST_OF_A_WORD}, ${enough}, ${most})`);
  const written = new Map(asked.map((one) => [one.word, one.written]));
  return rows.map(({ message_id: messageId, words, ...rest }) => ({
    ...rest,
    messageId,
    words: words.map((word) => written.get(word) ?? word),
  }));
}
