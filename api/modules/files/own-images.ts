import type { Cover } from '@storyloom/contract/images/entities/cover';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { ownImages } from './files.schema.ts';

export async function recordOwner(handle: Handle, image: typeof ownImages.$inferInsert): Promise<void> {
  await handle.insert(ownImages).values(image).onConflictDoNothing();
}

/** Bytes of all images of a user. */
export async function sumOwnImages(handle: Handle, userId: string): Promise<number> {
  const [row] = await handle
    .select({ bytes: sql<number>`coalesce(sum(${ownImages.bytes}), 0)::double precision` })
    .from(ownImages)
    .where(eq(ownImages.userId, userId));
  return row?.bytes ?? 0;
}

/** The images among these that belong to a user, by id. */
export async function findOwnImages(
  handle: Handle,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Cover>> {
  if (ids.length === 0) return new Map();
  const rows = await handle
    .select({ id: ownImages.id, cover: ownImages.cover })
    .from(ownImages)
    .where(and(eq(ownImages.userId, userId), inArray(ownImages.id, [...ids])));
  return new Map(rows.map(({ id, cover }) => [id, cover]));
}

/** Erases the ownership of a user's images; files that nothing refers to are deleted later. */
export function eraseOwnImages(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, ownImages, sql`user_id = ${userId}`, limit);
}

export const ownUploads = defineOwnData(
  'images.json',
  'Images that you uploaded.',
  (userId) => sql`select id as key, to_jsonb(i) as data from ${ownImages} i where user_id = ${userId}`,
);
