import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db.ts';
import type { LeftTree } from '../../archives/archives.service.ts';
import { messages, runs } from '../chat.schema.ts';

/** Whether a reply is being written in the tree: its points are held until it has ended. */
export async function isWritten(tx: Tx, { userId, rootId }: LeftTree): Promise<boolean> {
  const rows = await tx
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(and(eq(runs.state, 'running'), eq(runs.userId, userId), eq(messages.rootId, rootId)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Deletes the newest messages of a tree, with all that hangs on them; answers how many. A parent is older than its
 * children, so that none loses its parent, and deleting one never goes down a whole tree.
 */
export async function deleteNewest(
  tx: Tx,
  { userId, storyId, rootId }: LeftTree,
  most: number,
): Promise<number> {
  const newest = tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.storyId, storyId), eq(messages.rootId, rootId)))
    .orderBy(desc(messages.seq))
    .limit(most);
  const { rowCount } = await tx.delete(messages).where(inArray(messages.id, sql`(${newest})`));
  return rowCount ?? 0;
}
