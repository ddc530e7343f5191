import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Handle, Tx } from '../../../../platform/db.ts';
import { saveHeads } from '../../../saves/saves.service.ts';
import { type PinRow, pinnedFacts } from './pins.schema.ts';

/** The pinned facts of a save, oldest first. */
export async function listPins(handle: Handle, saveId: string): Promise<PinRow[]> {
  return handle.select().from(pinnedFacts).where(eq(pinnedFacts.saveId, saveId)).orderBy(pinnedFacts.seq);
}

/** A pinned fact of a reader, with the story that it is pinned in. */
export async function findOwnPin(
  handle: Handle,
  userId: string,
  id: string,
): Promise<(PinRow & { storyId: string }) | undefined> {
  const [row] = await handle
    .select({ ...getTableColumns(pinnedFacts), storyId: saveHeads.storyId })
    .from(pinnedFacts)
    .innerJoin(saveHeads, eq(saveHeads.id, pinnedFacts.saveId))
    .where(and(eq(pinnedFacts.id, id), eq(saveHeads.userId, userId)));
  return row;
}

export type NewPin = Omit<PinRow, 'seq'>;

export async function insertPin(tx: Tx, pin: NewPin): Promise<void> {
  await tx.insert(pinnedFacts).values(pin);
}

export async function updatePin(tx: Tx, id: string, content: string): Promise<void> {
  await tx.update(pinnedFacts).set({ content }).where(eq(pinnedFacts.id, id));
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
