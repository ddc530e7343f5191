import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { users } from './users.schema.ts';

export type User = typeof users.$inferSelect;

export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
}

export async function findUser(handle: Handle, id: string): Promise<User | undefined> {
  const [user] = await handle.select().from(users).where(eq(users.id, id));
  return user;
}

/** Finds users by id, in no order. A prepared statement, since every list needs authors. */
export function usersFinder(db: Db) {
  const statement = db
    .select()
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('users_by_id');
  return async (ids: string[]): Promise<User[]> => (ids.length === 0 ? [] : statement.execute({ ids }));
}

/** Returns undefined for unknown ids and guests. */
export async function updateAdmin(handle: Handle, id: string, isAdmin: boolean): Promise<User | undefined> {
  const [user] = await handle
    .update(users)
    .set({ isAdmin })
    .where(and(eq(users.id, id), eq(users.isReal, true)))
    .returning();
  return user;
}

export async function findAdmins(handle: Handle): Promise<User[]> {
  return handle.select().from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.createdAt));
}

/** Turns a guest into a real user. Returns false for a real user, and for a guest whose data is being erased. */
export async function promoteGuest(tx: Tx, id: string, name: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ isReal: true, name })
    .where(and(eq(users.id, id), eq(users.isReal, false), isNull(users.erasedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Records who invited a user: a real user other than the user. Other ids have no effect. */
export async function setReferredBy(tx: Tx, id: string, inviterId: string): Promise<void> {
  const inviter = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, inviterId), ne(users.id, id), eq(users.isReal, true), isNull(users.erasedAt)));
  await tx
    .update(users)
    .set({ referredBy: sql`(${inviter})` })
    .where(eq(users.id, id));
}

export async function countReferred(handle: Handle, inviterId: string): Promise<number> {
  return handle.$count(users, eq(users.referredBy, inviterId));
}

/** Missing fields keep their values. */
export async function updateProfile(
  handle: Handle,
  id: string,
  change: Partial<Pick<User, 'name' | 'introduction' | 'avatarUrl'>>,
): Promise<void> {
  await handle.update(users).set(change).where(eq(users.id, id));
}

/** Blocks an account. Returns false for guests, administrators, erased and blocked accounts. */
export async function blockUser(tx: Tx, id: string, block: { at: Date; reason: string }): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ blockedAt: block.at, blockReason: block.reason })
    .where(
      and(
        eq(users.id, id),
        eq(users.isReal, true),
        eq(users.isAdmin, false),
        isNull(users.blockedAt),
        isNull(users.erasedAt),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Returns false for an account that is not blocked. */
export async function unblockUser(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ blockedAt: null, blockReason: null })
    .where(and(eq(users.id, id), isNotNull(users.blockedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Locks the user until the transaction ends. */
export async function findUserForUpdate(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/**
 * Locks the user until the transaction ends: logins, registrations, blocks and deletions wait, but not inserts of rows
 * that refer to the user.
 */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** Keeps the user from being blocked or erased until the transaction ends. */
export async function findUserForShare(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('share');
  return user;
}

/**
 * Keeps a guest from being merged until the transaction ends, and waits for a merge that has begun. It comes before any other
 * lock. Returns false if there is no such user, because the guest was merged.
 */
export async function delayMerge(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`select users_delay_merge(${id}) as found`);
  return rows[0]?.found === true;
}

/** Waits for the transactions that delay the merge of a guest, and keeps others waiting until the merge ends. */
export async function beginMerge(tx: Tx, guestId: string): Promise<void> {
  await tx.execute(sql`select users_begin_merge(${guestId})`);
}

/** Waits for transactions that insert rows of the guest, and keeps others from doing so. Returns false if there is no such guest. */
export async function lockGuest(tx: Tx, id: string): Promise<boolean> {
  const [user] = await tx.select({ isReal: users.isReal }).from(users).where(eq(users.id, id)).for('update');
  return user?.isReal === false;
}

/** Deletes a guest with the sessions. */
export async function deleteGuest(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, id), eq(users.isReal, false)));
}

/** Finds which of these URLs are profile pictures. */
export async function findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
  const rows = await handle
    .select({ url: users.avatarUrl })
    .from(users)
    .where(inArray(users.avatarUrl, urls));
  return rows.flatMap(({ url }) => url ?? []);
}

/** Removes personal data from the row of a user, including the reason of a block. */
export async function anonymizeUser(
  tx: Tx,
  id: string,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      name,
      introduction: '',
      avatarUrl: null,
      isAdmin: false,
      blockedAt: null,
      blockReason: null,
      erasedAt: at,
      referredBy: null,
      seenAt: null,
    })
    .where(eq(users.id, id));
}
