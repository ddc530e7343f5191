import { and, eq, inArray } from 'drizzle-orm';
import type { Handle, Tx } from '../../../../platform/db.ts';
import { type PinRow, pinnedFacts } from './pins.schema.ts';

/** The pinned facts of a save, oldest first. */
export async function listPins(handle: Handle, saveId: string): Promise<PinRow[]> {
  return handle.select().from(pinnedFacts).where(eq(pinnedFacts.saveId, saveId)).orderBy(pinnedFacts.seq);
}

export async function findPin(handle: Handle, id: string): Promise<PinRow | undefined> {
  const [row] = await handle.select().from(pinnedFacts).where(eq(pinnedFacts.id, id));
  return row;
}

export type NewPin = Omit<PinRow, 'seq'>;

export async function insertPin(tx: Tx, pin: NewPin): Promise<void> {
  await tx.insert(pinnedFacts).values(pin);
}

export async function deletePin(handle: Handle, id: string): Promise<void> {
  await handle.delete(pinnedFacts).where(eq(pinnedFacts.id, id));
}

/** Deletes all pinned facts of a save. */
export async function deletePins(tx: Tx, saveId: string): Promise<void> {
  await tx.delete(pinnedFacts).where(eq(pinnedFacts.saveId, saveId));
}

/** Replaces the pinned facts of one save by copies of another's. */
export async function copyPins(tx: Tx, from: string, to: string, newId: () => string): Promise<void> {
  const pins = await listPins(tx, from);
  await deletePins(tx, to);
  if (pins.length === 0) return;
  await tx
    .insert(pinnedFacts)
    .values(pins.map(({ seq: _, ...pin }) => ({ ...pin, id: newId(), saveId: to })));
}

/** Finds which of these messages a pinned fact of the save refers to. */
export async function findPinned(
  handle: Handle,
  saveId: string,
  messageIds: string[],
): Promise<Set<string | null>> {
  if (messageIds.length === 0) return new Set();
  const rows = await handle
    .select({ messageId: pinnedFacts.messageId })
    .from(pinnedFacts)
    .where(and(eq(pinnedFacts.saveId, saveId), inArray(pinnedFacts.messageId, messageIds)));
  return new Set(rows.map(({ messageId }) => messageId));
}
