import type { UserOrder, UserState } from '@storyloom/contract/admin/entities/admin-user';
import { and, asc, count, desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { likePrefix } from '../../platform/like-prefix.ts';
import { users } from './users.schema.ts';

export interface AccountFilter {
  /** The beginning of the name, in any case; may be empty. */
  prefix: string;
  state?: UserState | undefined;
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

function matches({ prefix, state, without }: AccountFilter) {
  return and(
    sql`${users.isReal} and ${users.erasedAt} is null`,
    state && states[state],
    prefix === '' ? undefined : sql`${name} like ${likePrefix(prefix.toLowerCase())}`,
    without.length === 0 ? undefined : sql`${users.id} <> all(${sql.param(without)}::text[])`,
  );
}

/** The position of a user by name, whatever it is now: the cursor has only the id. */
const afterName = (last: RowRange['last']) =>
  last === null
    ? undefined
    : sql`(${name}, ${users.id}) > ((select lower(u.name) from users u where u.id = ${last.id}), ${last.id})`;

/** Lists accounts, not guests and not erased ones. */
export async function listAccounts(handle: Handle, filter: AccountFilter, { limit, offset, last }: RowRange) {
  const isByName = filter.order === 'NAME';
  const { createdAt, id } = users;
  return handle
    .select({
      ...getTableColumns(users),
      key: isByName ? sql<number>`0` : timeToKey(sql`${createdAt}`).mapWith(Number),
    })
    .from(users)
    .where(
      and(matches(filter), isByName ? afterName(last) : earlierThan(last, sql`${createdAt}`, sql`${id}`)),
    )
    .orderBy(...(isByName ? [asc(name), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(limit)
    .offset(offset);
}

/** Counts up to the cap. */
export async function countAccounts(handle: Handle, filter: AccountFilter, cap: number): Promise<number> {
  const some = handle.select({ id: users.id }).from(users).where(matches(filter)).limit(cap).as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}
