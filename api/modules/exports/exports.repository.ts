import type { ExportKind } from '@storyloom/contract/users/entities/data-export';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { dataExports } from './exports.schema.ts';

export type ExportRow = typeof dataExports.$inferSelect;

export async function findExport(
  handle: Handle,
  userId: string,
  kind: ExportKind,
): Promise<ExportRow | undefined> {
  const [row] = await handle
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.kind, kind)));
  return row;
}

/** Replaces a failed export of the user and kind, or one requested before a time. Returns false if there is another one. */
export async function insertExport(
  tx: Tx,
  row: typeof dataExports.$inferInsert,
  replacedBefore: Date,
): Promise<boolean> {
  const { userId: _, kind: __, ...set } = row;
  const inserted = await tx
    .insert(dataExports)
    .values(row)
    .onConflictDoUpdate({
      target: [dataExports.userId, dataExports.kind],
      set: { ...set, bytes: null, expiresAt: null },
      setWhere: sql`${dataExports.state} = 'failed' or (${dataExports.state} = 'done'
        and ${dataExports.requestedAt} <= ${replacedBefore.toISOString()}::timestamptz)`,
    })
    .returning({ id: dataExports.id });
  return inserted.length > 0;
}

/** Returns false if the export was replaced or erased meanwhile. */
export async function updateExport(
  handle: Handle,
  id: string,
  change: Partial<Omit<ExportRow, 'id' | 'userId' | 'kind'>>,
): Promise<boolean> {
  const rows = await handle
    .update(dataExports)
    .set(change)
    .where(eq(dataExports.id, id))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Marks an unfinished export as failed; a finished one does not change. */
export async function failExport(handle: Handle, id: string): Promise<void> {
  await handle
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.id, id), inArray(dataExports.state, ['waiting', 'running'])));
}

export async function findExportById(handle: Handle, id: string): Promise<ExportRow | undefined> {
  const [row] = await handle.select().from(dataExports).where(eq(dataExports.id, id));
  return row;
}

export async function deleteExpired(handle: Handle, now: Date): Promise<void> {
  await handle.delete(dataExports).where(lte(dataExports.expiresAt, now));
}

/** The ids among these whose files are still offered or being written. */
export async function findCurrent(handle: Handle, ids: string[]): Promise<Set<string>> {
  const rows = await handle
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(inArray(dataExports.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Erases the exports of a user. The cleanup deletes their files. */
export function eraseExports(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, dataExports, sql`user_id = ${userId}`, limit);
}
