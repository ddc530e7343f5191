import type { UserOrder, UserState } from '@storyloom/contract/admin/entities/admin-user';
import { and, asc, count, desc, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { earlierThan, laterThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { likePrefix } from '../../platform/like-prefix.ts';
import { sessions, users } from './users.schema.ts';

/** The filters of the list of accounts. */
export interface AccountFacts {
  state?: UserState | undefined;
  /** From the beginning of this day to the end of the other one, in UTC. */
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
  pointsMin?: number | undefined;
  pointsMax?: number | undefined;
}

export interface AccountFilter extends AccountFacts {
  /** The beginning of the name, in any case; may be empty. */
  prefix: string;
  order: UserOrder;
  /** Accounts to leave out. */
  without: string[];
}

/** As the expression of the index `users_by_name`, which serves both the order and the search. */
const name = sql`lower(${users.name}) collate "C"`;

/** Literals, so that the partial indexes apply. */
const states: Record<UserState, SQL> = {
  BLOCKED: sql`${users.blockedAt} is not null`,
  ADMIN: sql`${users.isAdmin}`,
};

const balances = sql`select balance from point_balances where user_id = ${users.id}`;
const points = sql`coalesce((${balances}), 0)`;
const stories = sql`(select count(*) from author_stories where author_id = ${users.id} and status = 'PUBLISHED')`;
/** A live session may be older than the one that ended. */
const lastSeen = sql`greatest(${users.seenAt}, (
  select max(${sessions.usedAt}) from ${sessions} where ${sessions.userId} = ${users.id}))`;

const columns = {
  ...getTableColumns(users),
  points: points.mapWith(Number).as('points'),
  stories: stories.mapWith(Number).as('stories'),
  lastSeenAt: sql<Date | null>`${lastSeen}`.mapWith(users.seenAt).as('last_seen_at'),
};

const DAY_MS = 86_400_000;
const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

function hasFacts({ state, joinedFrom, joinedTo, pointsMin, pointsMax }: AccountFacts) {
  return and(
    state && states[state],
    joinedFrom === undefined ? undefined : gte(users.createdAt, startOf(joinedFrom)),
    joinedTo === undefined ? undefined : lt(users.createdAt, new Date(startOf(joinedTo).getTime() + DAY_MS)),
    pointsMin ? sql`exists (${balances} and balance >= ${pointsMin})` : undefined,
    pointsMax === undefined ? undefined : sql`not exists (${balances} and balance > ${pointsMax})`,
  );
}

function matches({ prefix, without, ...facts }: AccountFilter) {
  return and(
    sql`${users.isReal} and ${users.erasedAt} is null`,
    hasFacts(facts),
    prefix === '' ? undefined : sql`${name} like ${likePrefix(prefix.toLowerCase())}`,
    without.length === 0 ? undefined : sql`${users.id} <> all(${sql.param(without)}::text[])`,
  );
}

interface Sort {
  /** The sort value of a row, which its cursor holds beside the id. */
  key: SQL;
  by: SQL[];
  /** The rows after `last`. */
  next: SQL | undefined;
  /** A table that holds the sort value, joined to the accounts; it has the columns `user_id` and `value`. */
  joined?: SQL;
}

const byTime = (isUp: boolean, last: Row | null): Sort => ({
  key: timeToKey(sql`${users.createdAt}`),
  by: isUp ? [asc(users.createdAt), asc(users.id)] : [desc(users.createdAt), desc(users.id)],
  next: (isUp ? laterThan : earlierThan)(last, sql`${users.createdAt}`, sql`${users.id}`),
});

/** A cursor has only the id: the position is that of the user's name, whatever it is now. */
function byName(isUp: boolean, last: Row | null): Sort {
  const former = sql`((select lower(u.name) from users u where u.id = ${last?.id}), ${last?.id})`;
  const next = isUp ? sql`(${name}, ${users.id}) > ${former}` : sql`(${name}, ${users.id}) < ${former}`;
  return {
    key: sql`0`,
    by: isUp ? [asc(name), asc(users.id)] : [desc(name), desc(users.id)],
    next: last === null ? undefined : next,
  };
}

interface Numbers {
  joined: SQL;
  key: SQL;
}

const numbers = {
  points: {
    joined: sql`select user_id, balance as value from point_balances`,
    key: sql`coalesce(sorted.value, 0)`,
  },
  stories: {
    joined: sql`select author_id as user_id, count(*) as value from author_stories where status = 'PUBLISHED' group by author_id`,
    key: sql`coalesce(sorted.value, 0)`,
  },
  lastSeen: {
    joined: sql`select ${sessions.userId} as user_id, max(${sessions.usedAt}) as value from ${sessions} group by ${sessions.userId}`,
    key: sql`coalesce(${timeToKey(sql`greatest(${users.seenAt}, sorted.value)`)}, 0)`,
  },
};

/**
 * By a number without an index: each page reads that of all accounts. With an index on the balance, each reply would write two
 * index entries more, because PostgreSQL updates a row in place only while no indexed column changes.
 */
function byNumber({ joined, key }: Numbers, isUp: boolean, last: Row | null): Sort {
  const compared = isUp ? sql`>` : sql`<`;
  return {
    joined,
    key,
    by: isUp ? [asc(key), asc(users.id)] : [desc(key), desc(users.id)],
    next:
      last === null ? undefined : sql`(${key}, ${users.id}) ${compared} (${last.key}::bigint, ${last.id})`,
  };
}

const sorts: Record<UserOrder, (last: Row | null) => Sort> = {
  NEWEST: (last) => byTime(false, last),
  OLDEST: (last) => byTime(true, last),
  NAME: (last) => byName(true, last),
  NAME_REVERSED: (last) => byName(false, last),
  LATEST_SEEN: (last) => byNumber(numbers.lastSeen, false, last),
  LONGEST_UNSEEN: (last) => byNumber(numbers.lastSeen, true, last),
  MOST_POINTS: (last) => byNumber(numbers.points, false, last),
  FEWEST_POINTS: (last) => byNumber(numbers.points, true, last),
  MOST_STORIES: (last) => byNumber(numbers.stories, false, last),
  FEWEST_STORIES: (last) => byNumber(numbers.stories, true, last),
};

export type ListedAccount = Awaited<ReturnType<typeof findAccounts>>[number];

/** Lists accounts, not guests and not erased ones. */
export async function listAccounts(handle: Handle, filter: AccountFilter, { limit, offset, last }: RowRange) {
  const { key, by, next, joined } = sorts[filter.order](last);
  const all = handle
    .select({ ...columns, key: key.mapWith(Number).as('key') })
    .from(users)
    .$dynamic();
  const withKeys = joined ? all.leftJoin(sql`(${joined}) as sorted`, sql`sorted.user_id = ${users.id}`) : all;
  return withKeys
    .where(and(matches(filter), next))
    .orderBy(...by)
    .limit(limit)
    .offset(offset);
}

/** Finds those of these users, also guests, that have the facts; in no order. */
export async function findAccounts(handle: Handle, ids: string[], facts: AccountFacts) {
  return handle
    .select(columns)
    .from(users)
    .where(and(sql`${users.id} = any(${sql.param(ids)}::text[])`, hasFacts(facts)));
}

/** Counts up to the cap. */
export async function countAccounts(handle: Handle, filter: AccountFilter, cap: number): Promise<number> {
  const some = handle.select({ id: users.id }).from(users).where(matches(filter)).limit(cap).as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}
