import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Row } from '../../../platform/cursor.ts';
import type { Handle, Tx } from '../../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../../platform/keyset.ts';
import { type GeneratedCoverRow, generatedCovers } from './generated-covers.schema.ts';

/** Equal pixels are one cover. */
export async function insertCovers(tx: Tx, rows: GeneratedCoverRow[]): Promise<void> {
  await tx.insert(generatedCovers).values(rows).onConflictDoNothing();
}

/** The latest first. */
export async function listCovers(
  handle: Handle,
  userId: string,
  { limit, offset, last }: RowRange,
): Promise<(GeneratedCoverRow & Row)[]> {
  const createdAt = sql`${generatedCovers.createdAt}`;
  const rows = await handle
    .select({ row: generatedCovers, key: timeToKey(createdAt).mapWith(Number) })
    .from(generatedCovers)
    .where(and(eq(generatedCovers.userId, userId), earlierThan(last, createdAt, sql`${generatedCovers.id}`)))
    .orderBy(desc(generatedCovers.createdAt), desc(generatedCovers.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, key }) => ({ ...row, key }));
}

/** Counts up to the cap. */
export async function countCovers(handle: Handle, userId: string, cap: number): Promise<number> {
  const { id } = generatedCovers;
  const some = handle
    .select({ id })
    .from(generatedCovers)
    .where(eq(generatedCovers.userId, userId))
    .limit(cap)
    .as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

/** The generated covers of a user among these, by id. */
export async function findCovers(handle: Handle, userId: string, ids: readonly string[]) {
  const { id, cover } = generatedCovers;
  if (ids.length === 0) return new Map<string, never>();
  const rows = await handle
    .select({ id, cover })
    .from(generatedCovers)
    .where(and(eq(generatedCovers.userId, userId), inArray(id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.cover]));
}

/** Finds which of these URLs are generated covers. */
export async function findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
  const url = sql<string>`${generatedCovers.cover} ->> 'url'`;
  const rows = await handle.selectDistinct({ url }).from(generatedCovers).where(inArray(url, urls));
  return rows.map((row) => row.url);
}
