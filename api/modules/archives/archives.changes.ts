import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import type { Place } from './archives.repository.ts';
import { type ArchiveRow, archives } from './archives.schema.ts';

/** Lets this reader's writes to this story go one after the other until the transaction ends. */
export async function lockSaves(tx: Tx, { userId, storyId }: Place): Promise<void> {
  await tx.execute(sql`select saves_lock(${userId}, ${storyId})`);
}

export async function insertSave(tx: Tx, row: ArchiveRow): Promise<void> {
  await tx.insert(archives).values(row);
}

export async function updateSave(tx: Tx, id: string, change: Partial<ArchiveRow>): Promise<void> {
  await tx.update(archives).set(change).where(eq(archives.id, id));
}

export async function deleteSaves(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(archives).where(inArray(archives.id, ids));
}

/** In two steps: at no moment may two be current. */
export async function markCurrent(tx: Tx, { userId, storyId }: Place, id: string): Promise<void> {
  const others = and(eq(archives.userId, userId), eq(archives.storyId, storyId), ne(archives.id, id));
  await tx
    .update(archives)
    .set({ isCurrent: false })
    .where(and(others, eq(archives.isCurrent, true)));
  await updateSave(tx, id, { isCurrent: true });
}
