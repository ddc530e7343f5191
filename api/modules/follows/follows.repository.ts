import type { Rating } from '@storyloom/contract/stories/ratings';
import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle, Tx } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { follows } from './follows.schema.ts';

interface Pair {
  followerId: string;
  authorId: string;
}

const isPair = ({ followerId, authorId }: Pair) =>
  and(eq(follows.followerId, followerId), eq(follows.authorId, authorId));

/** Serializes transactions that add follows of a user, so that their number stays within the limit. */
export async function lockFollower(tx: Tx, followerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${followerId}, 4305))`);
}

/** Does nothing if the author is followed already. */
export async function insertFollow(tx: Tx, follow: typeof follows.$inferInsert): Promise<void> {
  await tx.insert(follows).values(follow).onConflictDoNothing();
}

export async function deleteFollow(handle: Handle, pair: Pair): Promise<void> {
  await handle.delete(follows).where(isPair(pair));
}

export async function hasFollow(handle: Handle, pair: Pair): Promise<boolean> {
  const found = await handle.select({ authorId: follows.authorId }).from(follows).where(isPair(pair));
  return found.length > 0;
}

/** The number of authors whom a user follows. */
export async function countFollowed(handle: Handle, followerId: string): Promise<number> {
  const [row] = await handle
    .select({ total: count() })
    .from(follows)
    .where(eq(follows.followerId, followerId));
  return row?.total ?? 0;
}

/** The number of an author's followers, or of those since a time. */
export async function countFollowers(handle: Handle, authorId: string, since?: Date): Promise<number> {
  const [row] = await handle
    .select({ total: count() })
    .from(follows)
    .where(and(eq(follows.authorId, authorId), since && gte(follows.followedAt, since)));
  return row?.total ?? 0;
}

/** The authors whom a user follows, the latest followed first. */
export async function listFollowedAuthors(
  handle: Handle,
  followerId: string,
  { limit, offset, last }: RowRange,
): Promise<Row[]> {
  const [followedAt, authorId] = [sql`${follows.followedAt}`, sql`${follows.authorId}`];
  const { rows } = await handle.execute<{ id: string; key: string }>(sql`
    select ${authorId} as id, ${timeToKey(followedAt)} as key from ${follows}
    where ${follows.followerId} = ${followerId} and ${earlierThan(last, followedAt, authorId)}
    order by ${followedAt} desc, ${authorId} desc limit ${limit} offset ${offset}`);
  return rows.map(({ id, key }) => ({ id, key: Number(key) }));
}

/** The followers of an author who may be named: neither guests, blocked or deleted users, nor those who were not told of it. */
const namedFollowersOf = (authorId: SQL) => sql`
  ${follows} join active_users named on named.user_id = ${follows.followerId}
  where ${follows.authorId} = ${authorId} and ${follows.isNamed}`;

/** The followers of an author who may be named, the latest first, and whether the viewer follows them. */
export async function listFollowers(
  handle: Handle,
  { authorId, viewerId }: { authorId: string; viewerId: string | null },
  { limit, offset, last }: RowRange,
): Promise<(Row & { isFollowing: boolean })[]> {
  const [followedAt, followerId] = [sql`${follows.followedAt}`, sql`${follows.followerId}`];
  const { rows } = await handle.execute<{ id: string; key: string; isFollowing: boolean }>(sql`
    select ${followerId} as id, ${timeToKey(followedAt)} as key, exists (
      select from ${follows} own where own.follower_id = ${viewerId} and own.author_id = ${followerId}
    ) as "isFollowing"
    from ${namedFollowersOf(sql`${authorId}`)} and ${earlierThan(last, followedAt, followerId)}
    order by ${followedAt} desc, ${followerId} desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, key: Number(row.key) }));
}

/** Those of some users who have a listed story. */
export async function findStoryAuthors(handle: Handle, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select person.id from unnest(${sql.param(userIds)}::text[]) as person (id)
    where exists (select from listed_stories s where s.author_id = person.id)`);
  return new Set(rows.map(({ id }) => id));
}

/** Counts the followers of an author who may be named, up to the cap. */
export async function countNamedFollowers(handle: Handle, authorId: string, cap: number): Promise<number> {
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from ${namedFollowersOf(sql`${authorId}`)} limit ${cap}) counted`);
  return rows[0]?.total ?? 0;
}

/** The newest follower of an author on each of some days who may be named; a day without one is left out. */
export async function findNewestFollowers(
  handle: Handle,
  authorId: string,
  days: readonly Date[],
): Promise<{ day: Date; id: string }[]> {
  const starts = days.map((day) => day.toISOString());
  const { rows } = await handle.execute<{ day: number; id: string }>(sql`
    select d.position::int as day, newest.id
    from unnest(${sql.param(starts)}::timestamptz[]) with ordinality as d (start, position)
    cross join lateral (
      select ${follows.followerId} as id from ${namedFollowersOf(sql`${authorId}`)}
        and ${follows.followedAt} >= d.start and ${follows.followedAt} < d.start + interval '24 hours'
      order by ${follows.followedAt} desc, ${follows.followerId} desc limit 1
    ) newest`);
  return rows.flatMap(({ day, id }) => (days[day - 1] ? [{ day: days[day - 1] as Date, id }] : []));
}

interface FeedFilter {
  followerId: string;
  ratings: readonly Rating[];
}

/** The latest listed stories of the authors whom a user follows, the newest first. Reads only the latest of each author. */
export async function listFollowedStories(
  handle: Handle,
  { followerId, ratings }: FeedFilter,
  limit: number,
): Promise<string[]> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select latest.story_id as id from ${follows} f cross join lateral (
      select s.story_id, s.published_at from listed_stories s
      where s.author_id = f.author_id and s.rating = any(${sql.param(ratings)}::text[])
      order by s.published_at desc, s.story_id desc limit ${limit}
    ) latest
    where f.follower_id = ${followerId}
    order by latest.published_at desc, latest.story_id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
