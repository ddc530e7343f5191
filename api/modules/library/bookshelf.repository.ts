import { and, eq, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { bookshelf } from './library.schema.ts';
import type { LibraryFilter } from './library-filter.ts';

const isMark = (userId: string, storyId: string) =>
  and(eq(bookshelf.userId, userId), eq(bookshelf.storyId, storyId));

/** Does nothing if the story is marked already. */
export async function insertMark(handle: Handle, mark: typeof bookshelf.$inferInsert): Promise<void> {
  await handle.insert(bookshelf).values(mark).onConflictDoNothing();
}

export async function deleteMark(handle: Handle, userId: string, storyId: string): Promise<void> {
  await handle.delete(bookshelf).where(isMark(userId, storyId));
}

export async function hasMark(handle: Handle, userId: string, storyId: string): Promise<boolean> {
  const found = await handle
    .select({ storyId: bookshelf.storyId })
    .from(bookshelf)
    .where(isMark(userId, storyId));
  return found.length > 0;
}

const marks = ({ userId, ratings }: LibraryFilter) => sql`
  ${bookshelf} join openable_stories s on s.story_id = ${bookshelf.storyId}
  where ${bookshelf.userId} = ${userId} and s.rating = any(${sql.param(ratings)}::text[])`;

/** The most recently marked first. */
export async function listMarks(
  handle: Handle,
  filter: LibraryFilter,
  { limit, offset, last }: RowRange,
): Promise<Row[]> {
  const markedAt = sql`${bookshelf.markedAt}`;
  const { rows } = await handle.execute<{ id: string; key: string }>(sql`
    select ${bookshelf.storyId} as id, ${timeToKey(markedAt)} as key
    from ${marks(filter)} and ${earlierThan(last, markedAt, sql`${bookshelf.storyId}`)}
    order by ${bookshelf.markedAt} desc, ${bookshelf.storyId} desc limit ${limit} offset ${offset}`);
  return rows.map(({ id, key }) => ({ id, key: Number(key) }));
}

/** Counts up to the cap. */
export async function countMarks(handle: Handle, filter: LibraryFilter, cap: number): Promise<number> {
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from ${marks(filter)} limit ${cap}) marked`);
  return rows[0]?.total ?? 0;
}
