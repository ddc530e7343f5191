import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { type CardImportRow, cardImports } from './cards.schema.ts';

/** Limits of a user's waiting imports: their number and their total bytes. */
export interface WaitingLimits {
  waiting: number;
  waitingBytes: number;
}

/** Stores an import and deletes the user's oldest waiting ones beyond the limits. The new one always stays. */
export async function insertImport(
  db: Db,
  row: CardImportRow,
  { waiting, waitingBytes }: WaitingLimits,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serializes the imports of a user: concurrent transactions would not count each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.userId}, 4306))`);
    await tx.insert(cardImports).values(row);
    await tx.execute(sql`
      delete from ${cardImports} where id in (
        select id from (
          select id, row_number() over latest as place, sum(bytes) over latest as total from ${cardImports}
          where user_id = ${row.userId} and story_id is null
          window latest as (order by created_at desc, id desc rows unbounded preceding)
        ) counted where place > ${waiting} or (place > 1 and total > ${waitingBytes}))`);
  });
}

/** Bytes of the user's accepted imports. Those that wait have limits of their own. */
export async function sumAccepted(handle: Handle, userId: string): Promise<number> {
  const [row] = await handle
    .select({ bytes: sql<number>`coalesce(sum(${cardImports.bytes}), 0)::double precision` })
    .from(cardImports)
    .where(and(eq(cardImports.userId, userId), isNotNull(cardImports.storyId)));
  return row?.bytes ?? 0;
}

/** An import of the user by its id, accepted or not, or by the story that was created from it. */
export async function findImport(
  handle: Handle,
  { userId, ...by }: { userId: string } & ({ id: string } | { storyId: string }),
): Promise<CardImportRow | undefined> {
  const isIt = 'id' in by ? eq(cardImports.id, by.id) : eq(cardImports.storyId, by.storyId);
  const [row] = await handle
    .select()
    .from(cardImports)
    .where(and(isIt, eq(cardImports.userId, userId)));
  return row;
}

export async function updateStoryId(handle: Handle, id: string, storyId: string): Promise<void> {
  await handle.update(cardImports).set({ storyId }).where(eq(cardImports.id, id));
}

export async function deleteExpired(handle: Handle, before: Date): Promise<void> {
  await handle.delete(cardImports).where(and(isNull(cardImports.storyId), lt(cardImports.createdAt, before)));
}

export async function hasImport(handle: Handle, id: string): Promise<boolean> {
  return (await handle.$count(cardImports, eq(cardImports.id, id))) > 0;
}

/** Moves the imports of a guest. */
export async function mergeCards(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<Record<string, never>> {
  await tx.update(cardImports).set({ userId }).where(eq(cardImports.userId, guestId));
  return {};
}

/** Erases the imports of a user. The cleanup deletes their files. */
export function eraseCards(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, cardImports, sql`user_id = ${userId}`, limit);
}
