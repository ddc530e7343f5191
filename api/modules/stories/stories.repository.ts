import type { Category } from '@storyloom/contract/categories';
import type { StoryType } from '@storyloom/contract/filters';
import { and, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Db, Handle } from '../../platform/db.ts';
import { type Cut, earlierThan, timeToKey } from '../../platform/keyset.ts';
import { stories, storyHeat, storyVersions } from './stories.schema.ts';
import { type Sight, visible } from './stories.visibility.ts';

export interface StoryFilter {
  sight: Sight;
  type?: StoryType | undefined;
  category?: Category | undefined;
  authorId?: string | undefined;
}

const row = { story: stories, chatCount: storyHeat.chatCount, readerCount: storyHeat.readerCount };
export type StoryRow = { story: typeof stories.$inferSelect; chatCount: number; readerCount: number };

/** The last changed first; the order ends on the id, so pages never overlap. */
export async function listWorks(
  handle: Handle,
  filter: StoryFilter,
  { limit, offset, last }: Cut,
): Promise<(StoryRow & Row)[]> {
  const updatedAt = sql`${stories.updatedAt}`;
  return handle
    .select({ ...row, key: timeToKey(updatedAt).mapWith(Number), id: stories.id })
    .from(stories)
    .innerJoin(storyHeat, eq(storyHeat.storyId, stories.id))
    .where(and(conditions(filter), earlierThan(last, updatedAt, sql`${stories.id}`)))
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(limit)
    .offset(offset);
}

/** A sight that many share: they differ in their ratings alone. */
type CommonSight = Exclude<Sight, { from: 'desk' }>;
export type StoriesFinder = ReturnType<typeof storiesFinder>;

/** Finds stories by id, in no order, without those that may not be seen there; planned once for each sight. */
export function storiesFinder(db: Db) {
  const prepare = (name: string, sight: Sight) =>
    db
      .select(row)
      .from(stories)
      .innerJoin(storyHeat, eq(storyHeat.storyId, stories.id))
      .where(and(sql`${stories.id} = any(${sql.placeholder('ids')}::text[])`, visible(sight)))
      .prepare(name);
  const statements = new Map<string, ReturnType<typeof prepare>>();
  return async (ids: readonly string[], sight: CommonSight): Promise<StoryRow[]> => {
    if (ids.length === 0) return [];
    const ratings = 'ratings' in sight ? [...new Set(sight.ratings)].sort() : [];
    const name = ['stories', sight.from, ...ratings].join('_');
    const statement =
      statements.get(name) ?? prepare(name, 'ratings' in sight ? { ...sight, ratings } : sight);
    statements.set(name, statement);
    return statement.execute({ ids });
  };
}

/** Who wrote these stories, and when they came out. */
export async function findTraits(handle: Handle, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, authorId, publishedAt } = stories;
  const found = await handle
    .select({ id, authorId, publishedAt })
    .from(stories)
    .where(inArray(id, [...ids]));
  return new Map(found.map((one) => [one.id, one]));
}

/** Counts no further than the cap: counting all of a million rows costs half a second. */
export async function countStories(handle: Handle, filter: StoryFilter, cap: number): Promise<number> {
  const some = handle
    .select({ id: stories.id })
    .from(stories)
    .where(conditions(filter))
    .limit(cap)
    .as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

export async function findIds(handle: Handle, ids: readonly string[], sight: Sight): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await handle
    .select({ id: stories.id })
    .from(stories)
    .where(and(inArray(stories.id, [...ids]), visible(sight)));
  return new Set(rows.map(({ id }) => id));
}

export async function findStory(handle: Handle, id: string, sight: Sight): Promise<StoryRow | undefined> {
  const [found] = await handle
    .select(row)
    .from(stories)
    .innerJoin(storyHeat, eq(storyHeat.storyId, stories.id))
    .where(and(eq(stories.id, id), visible(sight)));
  return found;
}

/** Finds what decides whether a story may be played, without what only its card shows; planned once. */
export function playableFinder(db: Db) {
  const { authorId, rating, versionId } = stories;
  const statement = db
    .select({ storyId: stories.id, authorId, rating, versionId })
    .from(stories)
    .where(and(eq(stories.id, sql.placeholder('id')), visible({ from: 'address' })))
    .prepare('stories_playable');
  return async (id: string) => (await statement.execute({ id }))[0];
}

/** The version named, or the story's current one. A version of another story is not found. */
export async function findVersion(handle: Handle, storyId: string, versionId: string) {
  const [version] = await handle
    .select()
    .from(storyVersions)
    .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, storyId)));
  return version;
}

export async function sumStories(handle: Handle, filter: StoryFilter) {
  const [sums] = await handle
    .select({
      words: sum(stories.wordCount).mapWith(Number),
      works: count(),
      chats: sum(storyHeat.chatCount).mapWith(Number),
      readers: sum(storyHeat.readerCount).mapWith(Number),
    })
    .from(stories)
    .innerJoin(storyHeat, eq(storyHeat.storyId, stories.id))
    .where(conditions(filter));
  return sums;
}

/** The filter as SQL over the table `stories`, for a query of another module's own. */
export function conditions({ sight, type, category, authorId }: StoryFilter): SQL {
  return (
    and(
      visible(sight),
      type && eq(stories.type, type),
      category && eq(stories.category, category),
      authorId === undefined ? undefined : eq(stories.authorId, authorId),
    ) ?? sql`false`
  );
}
