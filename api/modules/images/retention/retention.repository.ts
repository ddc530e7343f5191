import { inArray, lt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type StoredImageRow, storedImages } from './retention.schema.ts';

/** Records an image that is about to be referenced. Waits for a concurrent deletion of the same image. */
export async function recordSaved(handle: Handle, name: string, at: Date): Promise<void> {
  const state = { checkedAt: at, unreferencedSince: null };
  await handle
    .insert(storedImages)
    .values({ name, ...state })
    .onConflictDoUpdate({ target: storedImages.name, set: state });
}

/** Records files found in the folder; those already recorded are left unchanged. */
export async function recordFound(handle: Handle, names: readonly string[], at: Date): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ name, checkedAt: at, unreferencedSince: null }));
  await handle.insert(storedImages).values(rows).onConflictDoNothing();
}

/** Locks up to `limit` images last checked before a time, oldest first, skipping those other processes hold. */
export async function lockDue(tx: Tx, before: Date, limit: number): Promise<StoredImageRow[]> {
  return tx
    .select()
    .from(storedImages)
    .where(lt(storedImages.checkedAt, before))
    .orderBy(storedImages.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function recordReferenced(tx: Tx, names: string[], at: Date): Promise<void> {
  const state = { checkedAt: at, unreferencedSince: null };
  await tx.update(storedImages).set(state).where(inArray(storedImages.name, names));
}

export async function recordUnreferenced(tx: Tx, names: string[], at: Date): Promise<void> {
  const unreferencedSince = sql`coalesce(${storedImages.unreferencedSince}, ${at.toISOString()}::timestamptz)`;
  await tx
    .update(storedImages)
    .set({ checkedAt: at, unreferencedSince })
    .where(inArray(storedImages.name, names));
}

export async function deleteRecords(tx: Tx, names: string[]): Promise<void> {
  await tx.delete(storedImages).where(inArray(storedImages.name, names));
}
