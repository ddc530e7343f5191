import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle, Tx } from '../../platform/db.ts';
import { type Cut, earlierThan, timeToKey } from '../../platform/keyset.ts';
import { type ShareRow, shareContinuations, shareMessages, shares } from './share.schema.ts';

export type NewShare = typeof shares.$inferInsert;

const live = isNull(shares.revokedAt);

export async function findShare(handle: Handle, id: string): Promise<ShareRow | undefined> {
  const [row] = await handle
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), live));
  return row;
}

/** False when it was taken back; else it is not before the transaction ends. */
export async function keepLiving(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.id, id), live))
    .for('share');
  return rows.length > 0;
}

export async function findShareOf(handle: Handle, userId: string, headMessageId: string) {
  const [row] = await handle
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), eq(shares.headMessageId, headMessageId), live));
  return row;
}

/** Writes a share with a copy of its path; false when the same was shared meanwhile. */
export async function insertShare(tx: Tx, share: NewShare, path: SQL): Promise<boolean> {
  const made = await tx.insert(shares).values(share).onConflictDoNothing().returning({ id: shares.id });
  if (made.length === 0) return false;
  const copied = await tx.execute(sql`
    insert into ${shareMessages} (share_id, position, role, speaker, text, options, picture)
    select ${share.id}, row_number() over (order by depth) - 1, role, speaker, text, options, picture
    from (${path}) path where text <> ''`);
  await tx
    .update(shares)
    .set({ messageCount: copied.rowCount ?? 0 })
    .where(eq(shares.id, share.id));
  return true;
}

/** Which of these addresses shares have copied as their pictures. */
export async function findReferencedImages(handle: Handle, urls: string[]): Promise<string[]> {
  const url = sql<string>`${shareMessages.picture} ->> 'url'`;
  const rows = await handle.selectDistinct({ url }).from(shareMessages).where(inArray(url, urls));
  return rows.map((row) => row.url);
}

/** A maker's living shares of stories that can be opened, the newest first. `openable` speaks of `stories`. */
export async function listShares(
  handle: Handle,
  { userId, openable }: { userId: string; openable: SQL },
  { limit, offset, last }: Cut,
): Promise<(ShareRow & Row)[]> {
  const createdAt = sql`${shares.createdAt}`;
  return handle
    .select({ ...getTableColumns(shares), key: timeToKey(createdAt).mapWith(Number) })
    .from(shares)
    .where(and(ownAndOpenable(userId, openable), earlierThan(last, createdAt, sql`${shares.id}`)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(limit)
    .offset(offset);
}

export async function countShares(handle: Handle, userId: string, openable: SQL, cap: number) {
  const some = handle
    .select({ id: shares.id })
    .from(shares)
    .where(ownAndOpenable(userId, openable))
    .limit(cap)
    .as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

const ownAndOpenable = (userId: string, openable: SQL) =>
  and(
    eq(shares.userId, userId),
    live,
    sql`exists (select from stories where stories.id = ${shares.storyId} and ${openable})`,
  );

/** The texts in their order, after a position. */
export async function listMessages(handle: Handle, shareId: string, after: number, limit: number) {
  return handle
    .select()
    .from(shareMessages)
    .where(and(eq(shareMessages.shareId, shareId), gt(shareMessages.position, sql`${after}::bigint`)))
    .orderBy(asc(shareMessages.position))
    .limit(limit);
}

/** The copied path as rows of position, role, speaker, text, options, picture. */
export const pathOf = (shareId: string): SQL => sql`
  select position, role, speaker, text, options, picture from ${shareMessages} where share_id = ${shareId}`;

/** Takes a share back and drops its texts; false when the reader has no such share. */
export async function revokeShare(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(shares)
    .set({ revokedAt: sql`coalesce(${shares.revokedAt}, ${now.toISOString()})`, excerpt: '' })
    .where(and(eq(shares.id, id), eq(shares.userId, userId)))
    .returning({ id: shares.id });
  const ids = revoked.map((row) => row.id);
  if (ids.length > 0) await tx.delete(shareMessages).where(inArray(shareMessages.shareId, ids));
  return ids.length > 0;
}

export async function findContinuation(handle: Handle, shareId: string, userId: string) {
  const [row] = await handle
    .select()
    .from(shareContinuations)
    .where(and(eq(shareContinuations.shareId, shareId), eq(shareContinuations.userId, userId)));
  return row;
}

export async function keepContinuation(tx: Tx, row: typeof shareContinuations.$inferInsert): Promise<void> {
  const { archiveId, headMessageId } = row;
  await tx
    .insert(shareContinuations)
    .values(row)
    .onConflictDoUpdate({
      target: [shareContinuations.shareId, shareContinuations.userId],
      set: { archiveId, headMessageId },
    });
}
