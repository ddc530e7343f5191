import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../../platform/db.ts';
import type { Memory } from '../../../messages/messages.service.ts';
import type { MemoryBranch } from './memories.schema.ts';
import type { QueryTerm } from './query-terms.ts';
import type { MemoryEntry } from './words.ts';

/** Maximum number of exchanges indexed per word and branch, the first ones: a frequent word identifies nothing. */
const MAX_PER_WORD = 24;

/** Indexes the summarized exchanges of a branch. */
export async function insertMemories(tx: Tx, branch: string, entries: readonly MemoryEntry[]): Promise<void> {
  await tx.execute(
    sql`select memories_insert(${branch}, ${JSON.stringify(entries)}::jsonb, ${MAX_PER_WORD})`,
  );
}

export interface MemoryQuery {
  /** The branches that the path follows. */
  branches: readonly MemoryBranch[];
  terms: readonly QueryTerm[];
  /** Only exchanges above this depth are searched. */
  above: number;
  /** Minimum score of a match. */
  enough: number;
  limit: number;
}

/** Finds the exchanges of a path that match the terms best, best first. */
export async function findMemories(
  handle: Handle,
  { branches, terms, above, enough, limit }: MemoryQuery,
): Promise<Memory[]> {
  const { rows } = await handle.execute<{
    message_id: string;
    depth: number;
    turn: string;
    reply: string;
    words: string[];
  }>(sql`
    select * from memories_find(${JSON.stringify(branches)}::jsonb, ${JSON.stringify(terms)}::jsonb,
      ${above}, ${MAX_PER_WORD}, ${enough}, ${limit})`);
  const written = new Map(terms.map((term) => [term.word, term.written]));
  return rows.map(({ message_id, depth, turn, reply, words }) => ({
    messageId: message_id,
    depth,
    userText: turn,
    replyText: reply,
    matchedWords: words.map((word) => written.get(word) ?? word),
  }));
}
