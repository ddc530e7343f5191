import { eq, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../../../platform/db.ts';
import { insertMemories } from '../retrieval/memories.repository.ts';
import type { MemoryBranch } from '../retrieval/memories.schema.ts';
import type { MemoryEntry } from '../retrieval/words.ts';
import { summaries, summaryClaims } from './summaries.schema.ts';

/** Duration of a claim; longer than any provider call may take, so that only the claim of a dead process expires. */
const CLAIM_SECONDS = 400;

/** Claims the summary that begins with this message; false if another process holds the claim. */
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

/** Maximum number of branches searched for memories of a path; each rewind to before a summary adds one. */
const MAX_BRANCHES = 16;

export type NewSummary = Omit<typeof summaries.$inferInsert, 'branches' | 'continues'>;

export interface PreviousSummary {
  messageId: string;
  branches: readonly MemoryBranch[];
}

/** Inserts a summary with the memories that it covers, down to `toDepth`. */
export async function insertSummary(
  db: Db,
  row: NewSummary,
  {
    previous,
    toDepth,
    memories,
  }: { previous: PreviousSummary | undefined; toDepth: number; memories: readonly MemoryEntry[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const branch =
      (await continueBranch(tx, row, previous, toDepth)) ?? (await startBranch(tx, row, previous, toDepth));
    if (branch !== undefined) await insertMemories(tx, branch, memories);
  });
}

/** Continues the branch of the previous summary; undefined if another summary already does. */
async function continueBranch(
  tx: Tx,
  row: NewSummary,
  previous: PreviousSummary | undefined,
  toDepth: number,
) {
  const last = previous?.branches.at(-1);
  if (previous === undefined || last === undefined) return undefined;
  const branches = [...previous.branches.slice(0, -1), { ...last, toDepth }];
  return insertRow(tx, { ...row, branches, continues: previous.messageId });
}

/** Starts a branch with this summary; undefined if another process has inserted the summary. */
function startBranch(tx: Tx, row: NewSummary, previous: PreviousSummary | undefined, toDepth: number) {
  const own = { branch: row.messageId, toDepth };
  return insertRow(tx, { ...row, branches: [...(previous?.branches ?? []), own].slice(-MAX_BRANCHES) });
}

async function insertRow(tx: Tx, row: NewSummary & { branches: MemoryBranch[]; continues?: string }) {
  const rows = await tx
    .insert(summaries)
    .values(row)
    .onConflictDoNothing()
    .returning({ messageId: summaries.messageId });
  return rows.length === 0 ? undefined : row.branches.at(-1)?.branch;
}
