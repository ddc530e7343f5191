import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { messageNodes, type Tree, treeReaders } from '../messages/messages.service.ts';
import { lockSaves } from './saves.repository.ts';
import { orphanedTrees, saves } from './saves.schema.ts';

/** A tree that a save has left; another save may still be in it. */
export type LeftTree = Tree;

/** Records that these saves leave their trees. Call it before they do. */
export async function noteLeft(tx: Tx, saveIds: readonly string[], at: Date): Promise<void> {
  if (saveIds.length === 0) return;
  await tx.execute(sql`
    insert into ${orphanedTrees} (root_id, orphaned_at)
    select distinct ${messageNodes.rootId}, ${at.toISOString()}::timestamptz
    from ${saves} join ${messageNodes} on ${messageNodes.id} = ${saves.headMessageId}
    where ${inArray(saves.id, [...saveIds])}
    on conflict (root_id) do update set orphaned_at = excluded.orphaned_at`);
}

/** Trees that a save left before a time, oldest first. */
export async function listLeft(handle: Handle, before: Date, limit: number): Promise<LeftTree[]> {
  const { rootId, orphanedAt } = orphanedTrees;
  return handle
    .select({ rootId, userId: treeReaders.userId, storyId: treeReaders.storyId })
    .from(orphanedTrees)
    .innerJoin(treeReaders, eq(treeReaders.rootId, rootId))
    .where(lt(orphanedAt, before))
    .orderBy(orphanedAt, rootId)
    .limit(limit);
}

/** True if the tree was left before a time and has no save. Takes the lock; deletes the record of a tree that has a save. */
export async function isOrphaned(tx: Tx, tree: LeftTree, before: Date): Promise<boolean> {
  await lockSaves(tx, tree);
  // Read under the lock: another save may have left the tree since, another process may have deleted it, or a merge may
  // have moved it to another reader, whose saves are not locked.
  if (!(await isLeft(tx, tree, before))) return false;
  if (!(await hasSave(tx, tree))) return true;
  await tx.delete(orphanedTrees).where(eq(orphanedTrees.rootId, tree.rootId));
  return false;
}

async function isLeft(tx: Tx, tree: LeftTree, before: Date): Promise<boolean> {
  const { rootId, orphanedAt } = orphanedTrees;
  const rows = await tx
    .select({ rootId })
    .from(orphanedTrees)
    .innerJoin(treeReaders, eq(treeReaders.rootId, rootId))
    .where(and(eq(rootId, tree.rootId), eq(treeReaders.userId, tree.userId), lt(orphanedAt, before)));
  return rows.length > 0;
}

async function hasSave(tx: Tx, { userId, storyId, rootId }: LeftTree): Promise<boolean> {
  const rows = await tx
    .select({ id: saves.id })
    .from(saves)
    .innerJoin(messageNodes, eq(messageNodes.id, saves.headMessageId))
    .where(and(eq(saves.userId, userId), eq(saves.storyId, storyId), eq(messageNodes.rootId, rootId)));
  return rows.length > 0;
}
