import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { storyEndings } from './endings.schema.ts';

/** Titles of the endings that a reader has reached, the first one first. */
export async function findEndings(handle: Handle, storyId: string, userId: string): Promise<string[]> {
  const rows = await handle
    .select({ title: storyEndings.title })
    .from(storyEndings)
    .where(and(eq(storyEndings.storyId, storyId), eq(storyEndings.userId, userId)))
    .orderBy(asc(storyEndings.foundAt), asc(storyEndings.title));
  return rows.map(({ title }) => title);
}

/** The stories with endings that a reader plays or has found endings of, the last one first. */
export async function listFound(
  handle: Handle,
  userId: string,
  most: number,
): Promise<{ storyId: string; found: number; total: number }[]> {
  const { rows } = await handle.execute<{ storyId: string; found: number; total: number }>(
    sql`select story_id as "storyId", found, total from endings_found(${userId}, ${most})`,
  );
  return rows;
}

/** The endings that a reader found last. */
export const listNewest = (handle: Handle, userId: string, most: number) =>
  handle
    .select({ storyId: storyEndings.storyId, title: storyEndings.title })
    .from(storyEndings)
    .where(eq(storyEndings.userId, userId))
    .orderBy(desc(storyEndings.foundAt), storyEndings.title)
    .limit(most);

export const countFound = (handle: Handle, userId: string): Promise<number> =>
  handle.$count(storyEndings, eq(storyEndings.userId, userId));

/** Remembers an ending that a reader has reached. */
export async function insertEnding(
  tx: Tx,
  ending: { storyId: string; userId: string; title: string; foundAt: Date },
): Promise<void> {
  await tx.insert(storyEndings).values(ending).onConflictDoNothing();
}

/** Moves the endings that a guest found; one that both found stays as it was. */
export async function mergeEndings(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (delete from ${storyEndings} where user_id = ${guestId} returning story_id, title, found_at)
    insert into ${storyEndings} (story_id, user_id, title, found_at)
      select story_id, ${userId}, title, found_at from former
    on conflict do nothing`);
}

export function eraseEndings(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, storyEndings, sql`user_id = ${userId}`, limit);
}

export const ownEndings = defineOwnData(
  'endings.json',
  'Endings of stories that you found.',
  (userId) => sql`
    select story_id || ' ' || title as key, to_jsonb(e) as data from ${storyEndings} e where user_id = ${userId}`,
);
