import type { Rating } from '@storyloom/contract/stories/ratings';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { messageNodes } from '../messages/messages.service.ts';
import { saves } from './saves.schema.ts';

/** A reader's saves of stories with these ratings. */
interface SaveFilter {
  userId: string;
  ratings: readonly Rating[];
}

const savedAt = sql`${saves.savedAt}`;
const openable = sql`openable_stories`;

const matches = ({ userId, ratings }: SaveFilter): SQL | undefined =>
  and(eq(saves.userId, userId), sql`openable_stories.rating = any(${sql.param(ratings)}::text[])`);
const isStory = sql`openable_stories.story_id = ${saves.storyId}`;

/** Saves with the first characters and the depth of their heads, latest first. */
export async function listOfAllStories(
  handle: Handle,
  filter: SaveFilter,
  { limit, offset, last }: RowRange,
  excerptLength: number,
) {
  const rows = await handle
    .select({
      save: saves,
      excerpt: sql<string>`left(${messageNodes.text}, ${excerptLength})`,
      depth: messageNodes.depth,
      key: timeToKey(savedAt),
    })
    .from(saves)
    .innerJoin(messageNodes, eq(messageNodes.id, saves.headMessageId))
    .innerJoin(openable, isStory)
    .where(and(matches(filter), earlierThan(last, savedAt, sql`${saves.id}`)))
    .orderBy(desc(saves.savedAt), desc(saves.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, key: Number(row.key), id: row.save.id }));
}

/** Counts up to the cap. */
export async function countOfAllStories(handle: Handle, filter: SaveFilter, cap: number): Promise<number> {
  const found = handle
    .select({ one: sql`1` })
    .from(saves)
    .innerJoin(openable, isStory)
    .where(matches(filter))
    .limit(cap);
  const { rows } = await handle.execute<{ total: number }>(
    sql`select count(*)::int as total from (${found}) found`,
  );
  return rows[0]?.total ?? 0;
}
