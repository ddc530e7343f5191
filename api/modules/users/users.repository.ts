import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { tokens, users } from './users.schema.ts';

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

export async function insertToken(tx: Tx, token: typeof tokens.$inferInsert): Promise<void> {
  await tx.insert(tokens).values(token);
}

/** Finds the user of a valid token. A prepared statement, since every request needs it. */
export function tokenFinder(db: Db) {
  const statement = db
    .select({ userId: users.id, isReal: users.isReal, isAdmin: users.isAdmin, usedAt: tokens.usedAt })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, sql.placeholder('hash')), gt(tokens.expiresAt, sql.placeholder('now'))))
    .prepare('users_token');
  return async (hash: Buffer, now: Date) => (await statement.execute({ hash, now }))[0];
}

export async function renewToken(handle: Handle, hash: Buffer, usedAt: Date, expiresAt: Date): Promise<void> {
  await handle.update(tokens).set({ usedAt, expiresAt }).where(eq(tokens.hash, hash));
}

export async function deleteTokensBefore(handle: Handle, time: Date): Promise<void> {
  await handle.delete(tokens).where(lte(tokens.expiresAt, time));
}

/** The URLs among these that profile pictures have. */
export async function findReferencedImages(handle: Handle, urls: string[]): Promise<string[]> {
  const rows = await handle
    .select({ url: users.avatarUrl })
    .from(users)
    .where(inArray(users.avatarUrl, urls));
  return rows.flatMap(({ url }) => url ?? []);
}
