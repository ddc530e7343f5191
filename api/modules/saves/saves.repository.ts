import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { messageNodes } from '../messages/messages.service.ts';
import { type SaveRow, saves } from './saves.schema.ts';

/** A reader in a story. */
export interface StoryOfReader {
  userId: string;
  storyId: string;
}

const ownedBy = ({ userId, storyId }: StoryOfReader) =>
  and(eq(saves.userId, userId), eq(saves.storyId, storyId));
const latestFirst = [desc(saves.savedAt), desc(saves.id)];

/** A save of the reader's in any story. */
export async function findSave(handle: Handle, userId: string, id: string): Promise<SaveRow | undefined> {
  const [row] = await handle
    .select()
    .from(saves)
    .where(and(eq(saves.userId, userId), eq(saves.id, id)));
  return row;
}

export async function findCurrent(handle: Handle, at: StoryOfReader): Promise<SaveRow | undefined> {
  const [row] = await handle
    .select()
    .from(saves)
    .where(and(ownedBy(at), eq(saves.isCurrent, true)));
  return row;
}

/** The current save if its head is an opening scene. */
export async function findAtOpening(handle: Handle, at: StoryOfReader) {
  const [row] = await handle
    .select({ saveId: saves.id, headMessageId: saves.headMessageId })
    .from(saves)
    .innerJoin(messageNodes, eq(messageNodes.id, saves.headMessageId))
    .where(and(ownedBy(at), eq(saves.isCurrent, true), eq(messageNodes.depth, 0)));
  return row;
}

/** Saves with the first characters and the depth of their heads, latest first. */
export async function listWithHeads(handle: Handle, at: StoryOfReader, excerptLength: number, id?: string) {
  return handle
    .select({
      save: saves,
      excerpt: sql<string>`left(${messageNodes.text}, ${excerptLength})`,
      depth: messageNodes.depth,
    })
    .from(saves)
    .innerJoin(messageNodes, eq(messageNodes.id, saves.headMessageId))
    .where(and(ownedBy(at), id === undefined ? undefined : eq(saves.id, id)))
    .orderBy(...latestFirst);
}

/** Latest first, and locked: a run that is ending may move the head of one. */
export async function listSavesForUpdate(tx: Tx, at: StoryOfReader): Promise<SaveRow[]> {
  return tx
    .select()
    .from(saves)
    .where(ownedBy(at))
    .orderBy(...latestFirst)
    .for('no key update');
}

/** Latest first. */
export async function listSaves(handle: Handle, at: StoryOfReader): Promise<SaveRow[]> {
  return handle
    .select()
    .from(saves)
    .where(ownedBy(at))
    .orderBy(...latestFirst);
}

export async function listIds(handle: Handle, at: StoryOfReader): Promise<string[]> {
  const rows = await handle.select({ id: saves.id }).from(saves).where(ownedBy(at));
  return rows.map(({ id }) => id);
}

/** Serializes changes to one reader's saves of a story until the transaction ends. */
export async function lockSaves(tx: Tx, { userId, storyId }: StoryOfReader): Promise<void> {
  await tx.execute(sql`select saves_lock(${userId}, ${storyId})`);
}

export async function insertSave(tx: Tx, row: SaveRow): Promise<void> {
  await tx.insert(saves).values(row);
}

export async function updateSave(tx: Tx, id: string, change: Partial<SaveRow>): Promise<void> {
  await tx.update(saves).set(change).where(eq(saves.id, id));
}

/** Moves the head of a save to a message of its tree. */
export const moveHead = (
  tx: Tx,
  { id, headMessageId, at }: { id: string; headMessageId: string; at: Date },
): Promise<void> => updateSave(tx, id, { headMessageId, savedAt: at });

export async function deleteSaves(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(saves).where(inArray(saves.id, ids));
}

/** Two statements, because a unique index allows one current save at any moment. */
export async function markCurrent(tx: Tx, at: StoryOfReader, id: string): Promise<void> {
  await tx
    .update(saves)
    .set({ isCurrent: false })
    .where(and(ownedBy(at), ne(saves.id, id), eq(saves.isCurrent, true)));
  await updateSave(tx, id, { isCurrent: true });
}
