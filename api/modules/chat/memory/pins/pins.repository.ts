import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../../platform/db.ts';
import { type PinRow, pinnedFacts } from './pins.schema.ts';

/** The facts of a save, in the order they were pinned. */
export async function listPins(handle: Handle, archiveId: string): Promise<PinRow[]> {
  return handle
    .select()
    .from(pinnedFacts)
    .where(eq(pinnedFacts.archiveId, archiveId))
    .orderBy(pinnedFacts.seq);
}

export type NewPin = Omit<PinRow, 'seq'>;

export async function insertPin(tx: Tx, pin: NewPin): Promise<void> {
  await tx.insert(pinnedFacts).values(pin);
}

/** Lets go of a fact of one reader's, in whichever save. */
export async function deletePin(handle: Handle, userId: string, id: string): Promise<void> {
  const mine = sql`exists (
    select from saves where saves.id = ${pinnedFacts.archiveId} and saves.user_id = ${userId})`;
  await handle.delete(pinnedFacts).where(and(eq(pinnedFacts.id, id), mine));
}

/** Lets go of all facts of a save. */
export async function dropPins(tx: Tx, archiveId: string): Promise<void> {
  await tx.delete(pinnedFacts).where(eq(pinnedFacts.archiveId, archiveId));
}

/** Gives a save the facts of another, and only those. */
export async function copyPins(tx: Tx, from: string, to: string, newId: () => string): Promise<void> {
  const pins = await listPins(tx, from);
  await dropPins(tx, to);
  if (pins.length === 0) return;
  await tx
    .insert(pinnedFacts)
    .values(pins.map(({ seq: _, ...pin }) => ({ ...pin, id: newId(), archiveId: to })));
}

/** Which of these messages a fact of the save names. */
export async function pinnedAmong(
  handle: Handle,
  archiveId: string,
  messageIds: string[],
): Promise<Set<string | null>> {
  if (messageIds.length === 0) return new Set();
  const rows = await handle
    .select({ messageId: pinnedFacts.messageId })
    .from(pinnedFacts)
    .where(and(eq(pinnedFacts.archiveId, archiveId), inArray(pinnedFacts.messageId, messageIds)));
  return new Set(rows.map(({ messageId }) => messageId));
}
