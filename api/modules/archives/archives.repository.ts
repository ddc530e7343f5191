import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { type ArchiveRow, archives } from './archives.schema.ts';

export interface Place {
  userId: string;
  storyId: string;
}

const mine = ({ userId, storyId }: Place) => and(eq(archives.userId, userId), eq(archives.storyId, storyId));

export async function findArchive(handle: Handle, place: Place, id: string): Promise<ArchiveRow | undefined> {
  const [row] = await handle
    .select()
    .from(archives)
    .where(and(mine(place), eq(archives.id, id)));
  return row;
}

/** A save of the reader's, in whichever story. */
export async function findOwned(handle: Handle, userId: string, id: string): Promise<ArchiveRow | undefined> {
  const [row] = await handle
    .select()
    .from(archives)
    .where(and(eq(archives.userId, userId), eq(archives.id, id)));
  return row;
}

export async function findCurrent(handle: Handle, place: Place): Promise<ArchiveRow | undefined> {
  const [row] = await handle
    .select()
    .from(archives)
    .where(and(mine(place), eq(archives.isCurrent, true)));
  return row;
}

/** The save named by the placeholder `archiveId`, or the current one when that is null, to join on. */
export function selectedSave(handle: Handle) {
  const archiveId = sql.placeholder('archiveId');
  return handle
    .select()
    .from(archives)
    .where(
      and(
        eq(archives.userId, sql.placeholder('userId')),
        eq(archives.storyId, sql.placeholder('storyId')),
        sql`case when ${archiveId}::text is null then ${archives.isCurrent} else ${archives.id} = ${archiveId} end`,
      ),
    )
    .as('save');
}

/** Each save with its head's first words and depth; the tree belongs to the chat, so it is read as a join. */
export async function listArchives(handle: Handle, place: Place, excerptLength: number, id?: string) {
  return handle
    .select({
      archive: archives,
      excerpt: sql<string>`left(m.text, ${excerptLength})`,
      depth: sql<number>`m.depth`,
    })
    .from(archives)
    .innerJoin(sql`messages m`, sql`m.id = ${archives.headMessageId}`)
    .where(and(mine(place), id === undefined ? undefined : eq(archives.id, id)))
    .orderBy(desc(archives.savedAt), desc(archives.id));
}

/** The saves as they are stored, the latest first. */
export async function listSaves(handle: Handle, place: Place): Promise<ArchiveRow[]> {
  return handle.select().from(archives).where(mine(place)).orderBy(desc(archives.savedAt), desc(archives.id));
}

export async function listIds(handle: Handle, place: Place): Promise<string[]> {
  const rows = await handle.select({ id: archives.id }).from(archives).where(mine(place));
  return rows.map(({ id }) => id);
}
