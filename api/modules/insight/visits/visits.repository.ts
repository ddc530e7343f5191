import { eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { deleteRows } from '../../../platform/delete-rows.ts';
import { authorVisitDays, authorVisitors, storyVisitors } from './visits.schema.ts';

/** Visits of one person to one story. */
export interface Visits {
  storyId: string;
  userId: string;
  isRealUser: boolean;
  openings: number;
}

/** Adds visits of a UTC day. Leaves out those of authors and of stories that do not open. */
export async function addVisits(tx: Tx, visits: readonly Visits[], day: string): Promise<void> {
  const rows = visits.map(({ storyId, userId, isRealUser, openings }) => ({
    story_id: storyId,
    user_id: userId,
    is_real: isRealUser,
    openings,
  }));
  await tx.execute(sql`select visits_add(${JSON.stringify(rows)}::jsonb, ${day}::date)`);
}

/** Moves the visits of a guest to an account. */
export async function mergeVisits(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`select visits_merge(${guestId}, ${userId})`);
}

/** Erases which stories a user visited. The counts stay. */
export async function eraseVisits(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const ofStories = await deleteRows(tx, storyVisitors, sql`user_id = ${userId}`, limit);
  return ofStories + (await deleteRows(tx, authorVisitors, sql`user_id = ${userId}`, limit));
}

/** Visitors who count for the milestones of an author, and all visitors with an account. */
export async function sumVisitors(handle: Handle, authorId: string) {
  const [row] = await handle
    .select({
      uv: sql<number>`coalesce(sum(${authorVisitDays.countedVisitors}), 0)::int`,
      realVisitors: sql<number>`greatest(coalesce(sum(${authorVisitDays.latestReal}), 0), 0)::int`,
    })
    .from(authorVisitDays)
    .where(eq(authorVisitDays.authorId, authorId));
  return row ?? { uv: 0, realVisitors: 0 };
}
