import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { identityDocuments as documents } from '../creators.schema.ts';

/** Stores a document and deletes the user's unsent ones, except those whose upload began later. */
export async function insertDocument(tx: Tx, document: typeof documents.$inferInsert): Promise<void> {
  const { userId, createdAt } = document;
  const isOlder = lte(documents.createdAt, createdAt);
  await tx
    .delete(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.withdrawalId), isOlder));
  await tx.insert(documents).values(document);
}

/** Attaches a document of the user to a withdrawal. Returns false if it does not exist or was already sent. */
export async function attachDocument(
  tx: Tx,
  { id, userId, withdrawalId }: { id: string; userId: string; withdrawalId: string },
): Promise<boolean> {
  const rows = await tx
    .update(documents)
    .set({ withdrawalId })
    .where(and(eq(documents.id, id), eq(documents.userId, userId), isNull(documents.withdrawalId)))
    .returning({ id: documents.id });
  return rows.length > 0;
}

export async function findDocument(handle: Handle, withdrawalId: string) {
  const [row] = await handle.select().from(documents).where(eq(documents.withdrawalId, withdrawalId));
  return row;
}

export async function deleteDocument(tx: Tx, withdrawalId: string): Promise<void> {
  await tx.delete(documents).where(eq(documents.withdrawalId, withdrawalId));
}

export async function deleteDocumentsOf(tx: Tx, userId: string): Promise<number> {
  const rows = await tx.delete(documents).where(eq(documents.userId, userId)).returning({ id: documents.id });
  return rows.length;
}

/** Deletes documents that were never sent with a withdrawal. */
export async function deleteUnsent(handle: Handle, before: Date): Promise<void> {
  await handle.delete(documents).where(and(isNull(documents.withdrawalId), lt(documents.createdAt, before)));
}
