import { eq, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../../../platform/db.ts';
import { keepMoments, type NewMoment } from '../retrieval/memories.repository.ts';
import type { MemoryBranch } from '../retrieval/memory.ts';
import { summaries, summaryClaims } from './summaries.schema.ts';

/** Longer than any provider is given, so that only the claim of a process that died runs out. */
const CLAIM_SECONDS = 400;

/** True when nobody else is making a summary that begins with this message. */
export async function claim(handle: Handle, firstMessageId: string): Promise<boolean> {
  const until = sql`clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})`;
  const rows = await handle
    .insert(summaryClaims)
    .values({ firstMessageId, until })
    .onConflictDoUpdate({
      target: summaryClaims.firstMessageId,
      set: { until },
      setWhere: sql`${summaryClaims.until} < clock_timestamp()`,
    })
    .returning({ firstMessageId: summaryClaims.firstMessageId });
  return rows.length > 0;
}

export async function release(handle: Handle, firstMessageId: string): Promise<void> {
  await handle.delete(summaryClaims).where(eq(summaryClaims.firstMessageId, firstMessageId));
}

/** Of so many strands a path is remembered: it has a new one where a reader went back before what was told short. */
const MOST_STRANDS = 16;

export type NewSummary = Omit<typeof summaries.$inferInsert, 'line' | 'follows'>;

/** The summary above, and the strands that its moments are kept in. */
export interface Above {
  messageId: string;
  line: readonly MemoryBranch[];
}

/** Keeps a summary with the moments it tells short, the last of them at `toDepth`. */
export async function insertSummary(
  db: Db,
  row: NewSummary,
  { above, toDepth, moments }: { above: Above | undefined; toDepth: number; moments: readonly NewMoment[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const strand = (await goOn(tx, row, above, toDepth)) ?? (await branchOff(tx, row, above, toDepth));
    if (strand !== undefined) await keepMoments(tx, strand, moments);
  });
}

/** The strand of the summary above, unless another goes on with it. */
async function goOn(tx: Tx, row: NewSummary, above: Above | undefined, toDepth: number) {
  const last = above?.line.at(-1);
  if (above === undefined || last === undefined) return undefined;
  const line = [...above.line.slice(0, -1), { ...last, toDepth }];
  return insertOn(tx, { ...row, line, follows: above.messageId });
}

/** A strand that begins with this summary; undefined when it has been made meanwhile. */
function branchOff(tx: Tx, row: NewSummary, above: Above | undefined, toDepth: number) {
  const own = { strand: row.messageId, toDepth };
  return insertOn(tx, { ...row, line: [...(above?.line ?? []), own].slice(-MOST_STRANDS) });
}

async function insertOn(tx: Tx, row: NewSummary & { line: MemoryBranch[]; follows?: string }) {
  const rows = await tx
    .insert(summaries)
    .values(row)
    .onConflictDoNothing()
    .returning({ messageId: summaries.messageId });
  return rows.length === 0 ? undefined : row.line.at(-1)?.strand;
}
