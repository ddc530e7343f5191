import { eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { deleteRows } from '../../../platform/delete-rows.ts';
import { addCounts } from './add-counts.ts';
import {
  type AuthorReaderRow,
  authorReaderDays,
  authorReaders,
  insightProgress,
  type ProgressRow,
  storyChoices,
  storyFeedback,
  storyProgress,
  storyRetention,
  storyTurnDays,
  storyTurns,
} from './replies.schema.ts';
import type { EndedReply, Tally } from './tally.ts';

/** Locks the progress of the job: replies are counted by one process at a time. */
export async function lockProgress(tx: Tx) {
  await tx.execute(sql`insert into ${insightProgress} default values on conflict do nothing`);
  const [row] = await tx.select().from(insightProgress).for('update');
  if (row === undefined) throw new Error('The progress of the statistics has no row.');
  return row;
}

export async function storeProgress(
  tx: Tx,
  change: Partial<typeof insightProgress.$inferInsert>,
): Promise<void> {
  await tx.update(insightProgress).set(change).where(eq(insightProgress.onlyRow, true));
}

export async function readRefreshedAt(handle: Handle): Promise<Date | null> {
  const [row] = await handle.select({ at: insightProgress.refreshedAt }).from(insightProgress);
  return row?.at ?? null;
}

interface Cursor {
  /** Time as PostgreSQL writes it, in microseconds. */
  at: string;
  id: string;
}

/** Replies that ended after a cursor and before a time, oldest first, without those of authors. */
export async function listEndedReplies(tx: Tx, after: Cursor, before: Date, limit: number) {
  const { rows } = await tx.execute<
    Omit<EndedReply, 'offered'> & { runId: string; endedAt: string; offered: string[] | null; isOwn: boolean }
  >(sql`
    select r.run_id as "runId", r.ended_at::text as "endedAt", r.story_id as "storyId", r.user_id as "userId",
      a.author_id as "authorId", r.kind, r.state, to_char(r.ended_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      reply.depth, reply.text, said.text as said,
      above.options as offered, a.author_id = r.user_id as "isOwn",
      r.kind = 'send' and exists (select from message_nodes other
        where other.parent_id = said.parent_id and other.seq < said.seq) as "isRewound"
    from ended_runs r
    join message_nodes reply on reply.id = r.message_id
    join author_stories a on a.story_id = r.story_id
    left join message_nodes said on said.id = r.user_message_id
    left join message_nodes above on above.id = said.parent_id
    where (r.ended_at, r.run_id) > (${after.at}::timestamptz, ${after.id})
      and r.ended_at < ${before.toISOString()}::timestamptz
    order by r.ended_at, r.run_id limit ${limit}`);
  return rows.map((row) => ({ ...row, offered: row.offered ?? [] }));
}

export async function findProgress(
  tx: Tx,
  readers: readonly { storyId: string; userId: string }[],
): Promise<ProgressRow[]> {
  const request = sql`(${storyProgress.storyId}, ${storyProgress.userId}) in (
    select "storyId", "userId" from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb)
      as r ("storyId" text, "userId" text))`;
  return tx.select().from(storyProgress).where(request);
}

export async function findAuthorReaders(
  tx: Tx,
  readers: readonly { authorId: string; userId: string }[],
): Promise<AuthorReaderRow[]> {
  const request = sql`(${authorReaders.authorId}, ${authorReaders.userId}) in (
    select "authorId", "userId" from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb)
      as r ("authorId" text, "userId" text))`;
  return tx.select().from(authorReaders).where(request);
}

export async function storeTally(tx: Tx, tally: ReturnType<Tally['result']>): Promise<void> {
  await addCounts(tx, storyTurnDays, tally.days);
  await addCounts(tx, storyTurns, tally.turns);
  await addCounts(tx, storyRetention, tally.retention);
  await addCounts(tx, storyChoices, tally.choices);
  await addCounts(tx, authorReaderDays, tally.authorDays);
  if (tally.authorReaders.length > 0) {
    await tx
      .insert(authorReaders)
      .values(tally.authorReaders)
      .onConflictDoUpdate({
        target: [authorReaders.authorId, authorReaders.userId],
        set: { lastDay: sql`excluded.last_day` },
      });
  }
  if (tally.progress.length === 0) return;
  await tx
    .insert(storyProgress)
    .values(tally.progress)
    .onConflictDoUpdate({
      target: [storyProgress.storyId, storyProgress.userId],
      set: {
        lastDay: sql`excluded.last_day`,
        turn: sql`excluded.turn`,
      },
    });
}

/** Reports made after a cursor and before a time, oldest first, with those of authors marked. */
export async function listReports(tx: Tx, after: Cursor, before: Date, limit: number) {
  const { rows } = await tx.execute<{
    id: string;
    at: string;
    day: string;
    storyId: string;
    category: string;
    isOwn: boolean;
  }>(sql`
    select f.message_id as id, f.created_at::text as at, m.story_id as "storyId", f.category,
      a.author_id = f.user_id as "isOwn",
      to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from reply_reports f join message_nodes m on m.id = f.message_id join author_stories a on a.story_id = m.story_id
    where (f.created_at, f.message_id) > (${after.at}::timestamptz, ${after.id})
      and f.created_at < ${before.toISOString()}::timestamptz
    order by f.created_at, f.message_id limit ${limit}`);
  return rows;
}

export const storeReports = (tx: Tx, rows: readonly { storyId: string; day: string; category: string }[]) =>
  addCounts(tx, storyFeedback, sumReports(rows));

function sumReports(rows: readonly { storyId: string; day: string; category: string }[]) {
  const groups = Map.groupBy(rows, ({ storyId, day, category }) => `${storyId} ${day} ${category}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { storyId, day, category } = first;
    return [{ storyId, day, category, reports: 1 + others.length }];
  });
}

/** Moves a guest's deepest turns to an account. A reader counted as both is counted once afterwards. */
export async function mergeProgress(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await lockProgress(tx);
  await tx.execute(sql`select readers_merge(${guestId}, ${userId})`);
}

/** Erases a user's deepest turns, and who read the user's stories. The counts of other authors stay. */
export async function eraseProgress(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const ofStories = await deleteRows(tx, storyProgress, sql`user_id = ${userId}`, limit);
  const ofAuthors = await deleteRows(
    tx,
    authorReaders,
    sql`user_id = ${userId} or author_id = ${userId}`,
    limit,
  );
  return ofStories + ofAuthors + (await deleteRows(tx, authorReaderDays, sql`author_id = ${userId}`, limit));
}
