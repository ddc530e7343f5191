import { inArray, lt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { ownImages, type StoredFileRow, storedFiles } from './files.schema.ts';

/** Records a picture that is about to be referenced. Waits for a concurrent deletion of the same picture. */
export async function recordSaved(handle: Handle, name: string, at: Date): Promise<void> {
  const state = { checkedAt: at, unreferencedSince: null };
  await handle
    .insert(storedFiles)
    .values({ name, ...state })
    .onConflictDoUpdate({ target: storedFiles.name, set: state });
}

/** Records pictures found in the storage; those already recorded are left unchanged. */
export async function recordFound(handle: Handle, names: readonly string[], at: Date): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ name, checkedAt: at, unreferencedSince: null }));
  await handle.insert(storedFiles).values(rows).onConflictDoNothing();
}

/** Locks up to `limit` pictures last checked before a time, oldest first, skipping those other processes hold. */
export async function lockDue(tx: Tx, before: Date, limit: number): Promise<StoredFileRow[]> {
  return tx
    .select()
    .from(storedFiles)
    .where(lt(storedFiles.checkedAt, before))
    .orderBy(storedFiles.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function recordReferenced(tx: Tx, names: string[], at: Date): Promise<void> {
  const state = { checkedAt: at, unreferencedSince: null };
  await tx.update(storedFiles).set(state).where(inArray(storedFiles.name, names));
}

export async function recordUnreferenced(tx: Tx, names: string[], at: Date): Promise<void> {
  const unreferencedSince = sql`coalesce(${storedFiles.unreferencedSince}, ${at.toISOString()}::timestamptz)`;
  await tx
    .update(storedFiles)
    .set({ checkedAt: at, unreferencedSince })
    .where(inArray(storedFiles.name, names));
}

export async function deleteRecords(tx: Tx, names: string[]): Promise<void> {
  await tx.delete(ownImages).where(inArray(ownImages.name, names));
  await tx.delete(storedFiles).where(inArray(storedFiles.name, names));
}
