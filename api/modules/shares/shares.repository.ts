import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle, Tx } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { type ShareRow, shareContinuations, shareMessages, shares } from './shares.schema.ts';

export type NewShare = typeof shares.$inferInsert;

const isActive = and(isNull(shares.revokedAt), isNull(shares.hiddenAt));

export async function findShare(handle: Handle, id: string): Promise<ShareRow | undefined> {
  const [row] = await handle
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), isActive));
  return row;
}

/** Prevents revocation until the transaction ends. Returns false if the share is revoked already. */
export async function lockShare(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.id, id), isActive))
    .for('share');
  return rows.length > 0;
}

export async function findShareByHead(handle: Handle, userId: string, headMessageId: string) {
  const [row] = await handle
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), eq(shares.headMessageId, headMessageId), isActive));
  return row;
}

/** Inserts a share with a copy of its path. Returns false if the reader already shares that path. */
export async function insertShare(tx: Tx, share: NewShare): Promise<boolean> {
  const inserted = await tx.insert(shares).values(share).onConflictDoNothing().returning({ id: shares.id });
  if (inserted.length === 0) return false;
  const copied = await tx.execute(sql`
    insert into ${shareMessages}
      (share_id, position, role, speaker, text, options, picture, script_position, ending, model)
    select ${share.id}, row_number() over (order by depth) - 1,
      role, speaker, text, options, picture, script_position, ending, model
    from message_path(${share.headMessageId}) where text <> ''`);
  await tx
    .update(shares)
    .set({ messageCount: copied.rowCount ?? 0 })
    .where(eq(shares.id, share.id));
  return true;
}

/** Finds which of these URLs are pictures in shares. */
export async function findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
  const url = sql<string>`${shareMessages.picture} ->> 'url'`;
  const rows = await handle.selectDistinct({ url }).from(shareMessages).where(inArray(url, urls));
  return rows.map((row) => row.url);
}

/** A reader's active shares of stories that open by address, the newest first. */
export async function listShares(
  handle: Handle,
  userId: string,
  { limit, offset, last }: RowRange,
): Promise<(ShareRow & Row)[]> {
  const createdAt = sql`${shares.createdAt}`;
  return handle
    .select({ ...getTableColumns(shares), key: timeToKey(createdAt).mapWith(Number) })
    .from(shares)
    .where(and(isOwnOpenable(userId), earlierThan(last, createdAt, sql`${shares.id}`)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(limit)
    .offset(offset);
}

/** Counts up to the cap. */
export async function countShares(handle: Handle, userId: string, cap: number): Promise<number> {
  const some = handle
    .select({ id: shares.id })
    .from(shares)
    .where(isOwnOpenable(userId))
    .limit(cap)
    .as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

/** A reader's shares that have messages: all but the revoked ones. */
export const countCopies = (handle: Handle, userId: string): Promise<number> =>
  handle.$count(shares, and(eq(shares.userId, userId), isNull(shares.revokedAt)));

const isOwnOpenable = (userId: string) =>
  and(
    eq(shares.userId, userId),
    isActive,
    sql`exists (select from openable_stories s where s.story_id = ${shares.storyId})`,
  );

/** Messages after a position, in order. */
export async function listMessages(handle: Handle, shareId: string, after: number, limit: number) {
  const { scriptPosition: _, ...shown } = getTableColumns(shareMessages);
  return handle
    .select(shown)
    .from(shareMessages)
    .where(and(eq(shareMessages.shareId, shareId), gt(shareMessages.position, sql`${after}::bigint`)))
    .orderBy(asc(shareMessages.position))
    .limit(limit);
}

/**
 * Inserts the path of a share as a message tree. `endedWith` is the message that the share was made from; `isOwn` is true for
 * its maker.
 */
export async function insertMessages(
  tx: Tx,
  shareId: string,
  tree: { userId: string; storyId: string; ids: string[]; endedWith: string; isOwn: boolean; at: Date },
): Promise<void> {
  await tx.execute(sql`select messages_insert_path(
    (select jsonb_agg(to_jsonb(m) order by position) from ${shareMessages} m where share_id = ${shareId}),
    ${JSON.stringify(tree)}::jsonb)`);
}

/** Revokes a share and deletes its messages. Returns false if the reader has no such share. */
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

/** Closes an active share and keeps its messages. Returns false if it is closed already. */
export async function hideShare(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(shares)
    .set({ hiddenAt: now })
    .where(and(eq(shares.id, id), isActive))
    .returning({ id: shares.id });
  return rows.length > 0;
}

export async function restoreShare(tx: Tx, id: string): Promise<void> {
  await tx.update(shares).set({ hiddenAt: null }).where(eq(shares.id, id));
}

export async function findContinuation(handle: Handle, shareId: string, userId: string) {
  const [row] = await handle
    .select()
    .from(shareContinuations)
    .where(and(eq(shareContinuations.shareId, shareId), eq(shareContinuations.userId, userId)));
  return row;
}

export async function saveContinuation(tx: Tx, row: typeof shareContinuations.$inferInsert): Promise<void> {
  const { saveId, headMessageId } = row;
  await tx
    .insert(shareContinuations)
    .values(row)
    .onConflictDoUpdate({
      target: [shareContinuations.shareId, shareContinuations.userId],
      set: { saveId, headMessageId },
    });
}
