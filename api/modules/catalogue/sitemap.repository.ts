import { storySlug } from '@storyloom/contract/core/slug';
import { isAdult, ratings } from '@storyloom/contract/stories/ratings';
import { and, asc, gt, lt, max, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { stories } from './catalogue.schema.ts';
import { isVisible } from './visibility.ts';

/** Stories of one answer: few enough that the host has forgotten them before its garbage is collected. */
const BATCH = 200;

const listed = isVisible({ kind: 'list', ratings: ratings.filter((rating) => !isAdult(rating)) });

export async function findSitemapParts(handle: Handle) {
  const part = sql<string>`left(${stories.id}, 1)`;
  const rows = await handle
    .select({ part, updatedAt: max(stories.updatedAt) })
    .from(stories)
    .where(listed)
    .groupBy(part)
    .orderBy(part);
  return rows.flatMap(({ part, updatedAt }) =>
    updatedAt ? [{ part, updatedAt: updatedAt.toISOString() }] : [],
  );
}

/** The next stories of a part after this id. */
export async function findSitemapStories(handle: Handle, part: string, afterId = part) {
  const { id, title, updatedAt } = stories;
  const rows = await handle
    .select({ id, title, updatedAt })
    .from(stories)
    // `{` is the first character after `z`, the last that an id can have.
    .where(and(listed, gt(id, afterId), lt(id, `${part}{`)))
    .orderBy(asc(id))
    .limit(BATCH);
  return rows.map((row) => ({
    id: row.id,
    slug: storySlug(row.id, row.title),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
