import { creatorLimits } from '@storyloom/contract/creators/limits';
import { eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { deleteRows } from '../../../platform/delete-rows.ts';
import { authorVisitDays, authorVisitors, storyVisitors } from './visits.schema.ts';

/** Visits of one person to one story. */
export interface Visits {
  storyId: string;
  userId: string;
  isRealUser: boolean;
  /** The visitor's network, as rate limits count it. */
  network: string;
  openings: number;
}

/** Adds visits of the UTC day. Leaves out those of authors and of stories that do not open. */
export async function addVisits(tx: Tx, visits: readonly Visits[], at: Date): Promise<void> {
  const rows = visits.map(({ storyId, userId, isRealUser, network, openings }) => ({
    story_id: storyId,
    user_id: userId,
    is_real: isRealUser,
    network,
    openings,
  }));
  await tx.execute(
    sql`select visits_add(${JSON.stringify(rows)}::jsonb, ${creatorLimits.visitorsPerNetwork}, ${at.toISOString()}::timestamptz)`,
  );
}

/** Moves the visits of a guest to an account. */
export async function mergeVisits(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`select visits_merge(${guestId}, ${userId})`);
}

/** Counts visitors of authors for the milestones, each once, if they have played or came back. */
export async function countVisitors(
  tx: Tx,
  visitors: readonly { authorId: string; userId: string }[],
  at: Date,
): Promise<void> {
  if (visitors.length === 0) return;
  const rows = visitors.map(({ authorId, userId }) => ({ author_id: authorId, user_id: userId }));
  await tx.execute(
    sql`select visitors_count(${JSON.stringify(rows)}::jsonb, (${at.toISOString()}::timestamptz at time zone 'UTC')::date)`,
  );
}

/** Erases which stories a user visited, and who visited the user's own. The counts of other authors stay. */
export async function eraseVisits(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const erased = [
    await deleteRows(tx, storyVisitors, sql`user_id = ${userId}`, limit),
    await deleteRows(tx, authorVisitors, sql`user_id = ${userId} or author_id = ${userId}`, limit),
    await deleteRows(tx, authorVisitDays, sql`author_id = ${userId}`, limit),
  ];
  return erased.reduce((total, count) => total + count, 0);
}

/** Visitors who count for the milestones of an author, all visitors, and those with an account. */
export async function sumVisitors(handle: Handle, authorId: string) {
  const [row] = await handle
    .select({
      uv: sql<number>`coalesce(sum(${authorVisitDays.countedVisitors}), 0)::int`,
      visitors: sql<number>`greatest(coalesce(sum(${authorVisitDays.latestVisitors}), 0), 0)::int`,
      realVisitors: sql<number>`greatest(coalesce(sum(${authorVisitDays.latestReal}), 0), 0)::int`,
    })
    .from(authorVisitDays)
    .where(eq(authorVisitDays.authorId, authorId));
  return row ?? { uv: 0, visitors: 0, realVisitors: 0 };
}
