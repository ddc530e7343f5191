import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import type { Place } from './archives.repository.ts';
import { archives, droppedTrees } from './archives.schema.ts';

/** Notes that saves leave the trees they stand in; to be written before they do. */
export async function noteLeft(tx: Tx, saveIds: readonly string[], at: Date): Promise<void> {
  if (saveIds.length === 0) return;
  await tx.execute(sql`
    insert into ${droppedTrees} (root_id, orphaned_at)
    select distinct head.root_id, ${at.toISOString()}::timestamptz
    from ${archives} join messages head on head.id = ${archives.headMessageId}
    where ${inArray(archives.id, [...saveIds])}
    on conflict (root_id) do update set orphaned_at = excluded.orphaned_at`);
}

export interface LeftTree extends Place {
  rootId: string;
}

const root = sql`messages root`;

/** Trees that a save left before a time, the longest ago first. */
export async function listLeft(handle: Handle, before: Date, limit: number): Promise<LeftTree[]> {
  const { rootId, droppedAt } = droppedTrees;
  return handle
    .select({ rootId, userId: sql<string>`root.user_id`, storyId: sql<string>`root.story_id` })
    .from(droppedTrees)
    .innerJoin(root, sql`root.id = ${rootId}`)
    .where(lt(droppedAt, before))
    .orderBy(droppedAt, rootId)
    .limit(limit);
}

/** Whether it is still noted as left before a time, for another save may have left it since, or it is gone. */
export async function isLeft(tx: Tx, id: string, before: Date): Promise<boolean> {
  const { rootId, droppedAt } = droppedTrees;
  const rows = await tx
    .select({ rootId })
    .from(droppedTrees)
    .where(and(eq(rootId, id), lt(droppedAt, before)));
  return rows.length > 0;
}

/** Whether any save stands in the tree. */
export async function isHeld(tx: Tx, { userId, storyId, rootId }: LeftTree): Promise<boolean> {
  const rows = await tx
    .select({ id: archives.id })
    .from(archives)
    .innerJoin(sql`messages head`, sql`head.id = ${archives.headMessageId}`)
    .where(and(eq(archives.userId, userId), eq(archives.storyId, storyId), sql`head.root_id = ${rootId}`));
  return rows.length > 0;
}

export async function forgetLeft(tx: Tx, rootId: string): Promise<void> {
  await tx.delete(droppedTrees).where(eq(droppedTrees.rootId, rootId));
}
