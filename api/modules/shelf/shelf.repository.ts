import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { type Cut, earlierThan, timeToKey } from '../../platform/keyset.ts';
import { shelf } from './shelf.schema.ts';

const onShelf = (userId: string, storyId: string) =>
  and(eq(shelf.userId, userId), eq(shelf.storyId, storyId));

/** What is marked already keeps its place. */
export async function insertMark(handle: Handle, mark: typeof shelf.$inferInsert): Promise<void> {
  await handle.insert(shelf).values(mark).onConflictDoNothing();
}

export async function deleteMark(handle: Handle, userId: string, storyId: string): Promise<void> {
  await handle.delete(shelf).where(onShelf(userId, storyId));
}

export async function hasMark(handle: Handle, userId: string, storyId: string): Promise<boolean> {
  const found = await handle.select({ storyId: shelf.storyId }).from(shelf).where(onShelf(userId, storyId));
  return found.length > 0;
}

export interface ShelfRequest {
  userId: string;
  /** Which stories are shown: the stories' own rule. */
  shown: SQL;
}

const markedAt = sql`${shelf.markedAt}`;

const marked = (handle: Handle, { userId, shown }: ShelfRequest, last: Row | null) =>
  handle
    .select({ id: shelf.storyId, key: timeToKey(markedAt).mapWith(Number) })
    .from(shelf)
    .innerJoin(sql`stories`, sql`stories.id = ${shelf.storyId}`)
    .where(and(eq(shelf.userId, userId), shown, earlierThan(last, markedAt, sql`${shelf.storyId}`)));

/** The stories marked last first. */
export async function listMarks(
  handle: Handle,
  request: ShelfRequest,
  { limit, offset, last }: Cut,
): Promise<Row[]> {
  return marked(handle, request, last)
    .orderBy(desc(shelf.markedAt), desc(shelf.storyId))
    .limit(limit)
    .offset(offset);
}

/** Counts no further than the cap. */
export async function countMarks(handle: Handle, request: ShelfRequest, cap: number): Promise<number> {
  const [found] = await handle
    .select({ total: count() })
    .from(marked(handle, request, null).limit(cap).as('some'));
  return found?.total ?? 0;
}
