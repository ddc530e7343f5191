import { and, desc, eq, gt, inArray, isNull, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { sessions, users } from './users.schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** Finds the user of a valid token, unless the user is blocked. A prepared statement, since every request needs it. */
export function sessionFinder(db: Db) {
  const statement = db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      isReal: users.isReal,
      isAdmin: users.isAdmin,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
      written: sessions.written,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.hash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.blockedAt),
      ),
    )
    .prepare('users_session');
  return async (hash: Buffer, now: Date) => (await statement.execute({ hash, now }))[0];
}

/** The reason why a user is blocked; null otherwise. A concurrent block waits until the transaction ends. */
export async function findBlockReason(tx: Tx, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ reason: users.blockReason })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return user?.reason ?? null;
}

export async function renewSession(handle: Handle, id: string, usedAt: Date, expiresAt: Date): Promise<void> {
  await handle.update(sessions).set({ usedAt, expiresAt }).where(eq(sessions.id, id));
}

/** Stores where the write-ahead log is after a write. */
export async function storePosition(handle: Handle, id: string): Promise<void> {
  const written = sql`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`;
  await handle.update(sessions).set({ written }).where(eq(sessions.id, id));
}

/** Lists the valid sessions of a user, latest used first. */
export async function listSessions(handle: Handle, userId: string, now: Date): Promise<SessionRow[]> {
  return handle
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id));
}

/** Finds which of these sessions exist. */
export async function findExistingSessions(handle: Handle, ids: string[]): Promise<Set<string>> {
  const rows = await handle.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes sessions, and keeps when their accounts were last seen. Users are locked before sessions, as by a block. */
async function deleteWhere(handle: Handle, ended: SQL | undefined) {
  const used = max(sessions.usedAt);
  const uses = handle
    .select({ userId: sessions.userId, used: used.as('used') })
    .from(sessions)
    .where(ended)
    .groupBy(sessions.userId)
    .as('uses');
  await handle
    .update(users)
    .set({ seenAt: sql`greatest(${users.seenAt}, ${uses.used})` })
    .from(uses)
    .where(and(eq(users.id, uses.userId), users.isReal, isNull(users.erasedAt)));
  return handle.delete(sessions).where(ended).returning({ id: sessions.id });
}

/** Returns false if the user has no such session. */
export async function deleteSession(handle: Handle, userId: string, id: string): Promise<boolean> {
  const rows = await deleteWhere(handle, and(eq(sessions.userId, userId), eq(sessions.id, id)));
  return rows.length > 0;
}

/** Deletes the sessions of a user, except the one with the id `kept`. Returns their number. */
export async function deleteSessions(handle: Handle, userId: string, kept: string | null): Promise<number> {
  const isEnded = and(eq(sessions.userId, userId), kept === null ? undefined : ne(sessions.id, kept));
  const rows = await deleteWhere(handle, isEnded);
  return rows.length;
}

export async function deleteSessionsBefore(handle: Handle, time: Date): Promise<void> {
  await deleteWhere(handle, lte(sessions.expiresAt, time));
}
