import { inArray, lt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type KeptRow, keptPictures } from './kept.schema.ts';

/** Notes that a picture is about to be named; waits for whoever removes it just now. */
export async function noteKept(handle: Handle, name: string, at: Date): Promise<void> {
  const fresh = { lookedAt: at, leftAt: null };
  await handle
    .insert(keptPictures)
    .values({ name, ...fresh })
    .onConflictDoUpdate({ target: keptPictures.name, set: fresh });
}

/** Notes files that nobody has noted, so that they are looked at too. */
export async function noteFound(handle: Handle, names: readonly string[], at: Date): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ name, lookedAt: at, leftAt: null }));
  await handle.insert(keptPictures).values(rows).onConflictDoNothing();
}

/** Those that nobody has looked at since a time, held until the transaction ends; what another holds is left to it. */
export async function holdDue(tx: Tx, before: Date, most: number): Promise<KeptRow[]> {
  return tx
    .select()
    .from(keptPictures)
    .where(lt(keptPictures.lookedAt, before))
    .orderBy(keptPictures.lookedAt)
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function noteNamed(tx: Tx, names: string[], at: Date): Promise<void> {
  await tx.update(keptPictures).set({ lookedAt: at, leftAt: null }).where(inArray(keptPictures.name, names));
}

export async function noteLeft(tx: Tx, names: string[], at: Date): Promise<void> {
  const leftAt = sql`coalesce(${keptPictures.leftAt}, ${at.toISOString()}::timestamptz)`;
  await tx.update(keptPictures).set({ lookedAt: at, leftAt }).where(inArray(keptPictures.name, names));
}

export async function forget(tx: Tx, names: string[]): Promise<void> {
  await tx.delete(keptPictures).where(inArray(keptPictures.name, names));
}
