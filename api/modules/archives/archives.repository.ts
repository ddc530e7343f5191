import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { type ArchiveRow, archives } from './archives.schema.ts';

export interface Place {
  userId: string;
  storyId: string;
}

/** One reader's writes to one story go one after the other until the transaction ends. */
export async function lockPlace(tx: Tx, { userId, storyId }: Place): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${storyId}`}, 10))`);
}

const mine = ({ userId, storyId }: Place) => and(eq(archives.userId, userId), eq(archives.storyId, storyId));

export async function findArchive(handle: Handle, place: Place, id: string): Promise<ArchiveRow | undefined> {
  const [row] = await handle
    .select()
    .from(archives)
    .where(and(mine(place), eq(archives.id, id)));
  return row;
}

export async function findCurrent(handle: Handle, place: Place): Promise<ArchiveRow | undefined> {
  const [row] = await handle
    .select()
    .from(archives)
    .where(and(mine(place), eq(archives.isCurrent, true)));
  return row;
}

export async function insertArchive(tx: Tx, row: ArchiveRow): Promise<void> {
  await tx.insert(archives).values(row);
}

export async function moveHead(tx: Tx, id: string, headMessageId: string, savedAt: Date): Promise<void> {
  await tx.update(archives).set({ headMessageId, savedAt }).where(eq(archives.id, id));
}

/** Each save with its head's first words and depth; the tree belongs to the chat, so it is read as a join. */
export async function listArchives(handle: Handle, place: Place, excerptLength: number) {
  return handle
    .select({
      archive: archives,
      excerpt: sql<string>`left(m.text, ${excerptLength})`,
      depth: sql<number>`m.depth`,
    })
    .from(archives)
    .innerJoin(sql`messages m`, sql`m.id = ${archives.headMessageId}`)
    .where(mine(place))
    .orderBy(desc(archives.savedAt), desc(archives.id));
}

export async function countArchives(handle: Handle, place: Place): Promise<string[]> {
  const rows = await handle.select({ id: archives.id }).from(archives).where(mine(place));
  return rows.map(({ id }) => id);
}
