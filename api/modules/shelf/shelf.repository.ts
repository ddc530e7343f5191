import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
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

const marked = (handle: Handle, { userId, shown }: ShelfRequest) =>
  handle
    .select({ storyId: shelf.storyId })
    .from(shelf)
    .innerJoin(sql`stories`, sql`stories.id = ${shelf.storyId}`)
    .where(and(eq(shelf.userId, userId), shown));

/** The stories marked last first. */
export async function listMarks(
  handle: Handle,
  request: ShelfRequest & { limit: number; offset: number },
): Promise<string[]> {
  const rows = await marked(handle, request)
    .orderBy(desc(shelf.markedAt), desc(shelf.storyId))
    .limit(request.limit)
    .offset(request.offset);
  return rows.map(({ storyId }) => storyId);
}

/** Counts no further than the cap. */
export async function countMarks(handle: Handle, request: ShelfRequest, cap: number): Promise<number> {
  const [found] = await handle.select({ total: count() }).from(marked(handle, request).limit(cap).as('some'));
  return found?.total ?? 0;
}
