import { isTold } from '@storyloom/contract/chat/told';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { findLore } from './messages.repository.ts';
import { isVersion, type MessageRow, messageLore, messages, messageTrees } from './messages.schema.ts';

/** The end of a branch, following the newest child at each step, preferably a whole one; one index lookup per step. */
export async function findNewestLeaf(handle: Handle, fromId: string): Promise<string> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    with recursive branch as (
      select id, 0 as step from ${messages} where id = ${fromId}
      union all
      select next.id, branch.step + 1 from branch cross join lateral (
        select m.id from ${messages} m where m.parent_id = branch.id
        order by m.text <> '' and m.state in ('done', 'stopped') desc, m.text <> '' desc, m.seq desc limit 1
      ) next
    ) select id from branch order by step desc limit 1`);
  return rows[0]?.id ?? fromId;
}

/** The position of a message in its tree. */
export interface TreeNode {
  id: string;
  parentId: string | null;
  depth: number;
}

/** The newest messages of a tree, newest first, without their texts and without failed attempts that are no head. */
export async function listTree(
  handle: Handle,
  rootId: string,
  { heads, limit }: { heads: string[]; limit: number },
): Promise<TreeNode[]> {
  const { id, parentId, depth } = messages;
  return handle
    .select({ id, parentId, depth })
    .from(messages)
    .where(and(eq(messages.rootId, rootId), or(isVersion, inArray(id, heads))))
    .orderBy(desc(messages.seq))
    .limit(limit);
}

export async function listExcerpts(handle: Handle, ids: string[], length: number) {
  const { id, role, state, createdAt } = messages;
  return handle
    .select({ id, role, state, createdAt, excerpt: sql<string>`left(${messages.text}, ${length})` })
    .from(messages)
    .where(inArray(id, ids));
}

/** The positions of these messages, with the roots of their trees. */
export async function findPositions(
  handle: Handle,
  ids: string[],
): Promise<(TreeNode & { rootId: string })[]> {
  const { id, parentId, depth, rootId } = messages;
  return handle.select({ id, parentId, depth, rootId }).from(messages).where(inArray(id, ids));
}

/** Inserts the reader's version of a reply as its sibling, with the lore of the original. Options belong to its text, except those of a script, whose plot stays where it is. */
export async function insertEdited(
  tx: Tx,
  { id: originalId, seq: _, usage: __, ...original }: MessageRow,
  edited: { id: string; text: string; createdAt: Date },
): Promise<void> {
  const lore = await findLore(tx, originalId);
  await tx.insert(messages).values({
    ...original,
    ...edited,
    options: lore?.scriptPosition ? original.options : [],
    editedFrom: originalId,
    // Another attempt would still tell the same.
    model: isTold(original) ? original.model : null,
    state: 'done',
    finishReason: null,
  });
  if (lore !== undefined) await tx.update(messageLore).set(lore).where(eq(messageLore.id, edited.id));
}

/** A message tree: its root and its reader. */
export type Tree = typeof messageTrees.$inferSelect;

/**
 * Deletes the newest messages of a tree with everything that refers to them, and the tree after the last of them; returns the
 * number of messages deleted.
 * Children are newer than their parents, so newest first never orphans a child, and no delete cascades down a tree.
 */
export async function deleteNewest(tx: Tx, rootId: string, limit: number): Promise<number> {
  const newest = tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.rootId, rootId))
    .orderBy(desc(messages.seq))
    .limit(limit);
  const { rowCount } = await tx.delete(messages).where(inArray(messages.id, sql`(${newest})`));
  const deleted = rowCount ?? 0;
  if (deleted < limit) await tx.delete(messageTrees).where(eq(messageTrees.rootId, rootId));
  return deleted;
}
