import type { StoryStatus } from '@storyloom/contract/stories/entities/story-status';
import type { Rating } from '@storyloom/contract/stories/ratings';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { stories, storyCounts, storyVersions } from './catalogue.schema.ts';
import { isVisible, type VisibilityScope } from './visibility.ts';

export const storyRow = {
  story: stories,
  chatCount: storyCounts.chatCount,
  readerCount: storyCounts.readerCount,
};
export type StoryRow = { story: typeof stories.$inferSelect; chatCount: number; readerCount: number };

/** Scopes that many visitors share; the scope of a single author is not worth a prepared statement. */
export type SharedScope = Exclude<VisibilityScope, { authorId: string } | { userId: string }>;

/** Finds visible stories by id, in no order. Prepares one statement for each scope. */
export function createStoryFinder(db: Db) {
  const prepare = (name: string, scope: VisibilityScope) =>
    db
      .select(storyRow)
      .from(stories)
      .innerJoin(storyCounts, eq(storyCounts.storyId, stories.id))
      .where(and(sql`${stories.id} = any(${sql.placeholder('ids')}::text[])`, isVisible(scope)))
      .prepare(name);
  const statements = new Map<string, ReturnType<typeof prepare>>();
  return async (ids: readonly string[], scope: SharedScope): Promise<StoryRow[]> => {
    if (ids.length === 0) return [];
    const ratings = 'ratings' in scope ? [...new Set(scope.ratings)].sort() : [];
    const name = ['stories', scope.kind, ...ratings].join('_');
    const statement =
      statements.get(name) ?? prepare(name, 'ratings' in scope ? { ...scope, ratings } : scope);
    statements.set(name, statement);
    return statement.execute({ ids });
  };
}

/** Authors and publication times by story id. */
export async function findAuthorship(handle: Handle, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, authorId, publishedAt } = stories;
  const found = await handle
    .select({ id, authorId, publishedAt })
    .from(stories)
    .where(inArray(id, [...ids]));
  return new Map(found.map((each) => [each.id, each]));
}

/** Finds which of these ids are visible. */
export async function findVisibleIds(
  handle: Handle,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await handle
    .select({ id: stories.id })
    .from(stories)
    .where(and(inArray(stories.id, [...ids]), isVisible(scope)));
  return new Set(rows.map(({ id }) => id));
}

export async function findStory(
  handle: Handle,
  id: string,
  scope: VisibilityScope,
): Promise<StoryRow | undefined> {
  const [found] = await handle
    .select(storyRow)
    .from(stories)
    .innerJoin(storyCounts, eq(storyCounts.storyId, stories.id))
    .where(and(eq(stories.id, id), isVisible(scope)));
  return found;
}

/** Finds by id the columns that decide whether a story may be played. Prepared, because every reply needs it. */
export function createPlayableFinder(db: Db) {
  const { authorId, rating, versionId, summary, membersOnly, earlyUntil } = stories;
  const columns = { storyId: stories.id, authorId, rating, versionId, summary, membersOnly, earlyUntil };
  const statement = db
    .select(columns)
    .from(stories)
    .where(and(eq(stories.id, sql.placeholder('id')), isVisible({ kind: 'address' })))
    .prepare('stories_playable');
  return async (id: string, userId: string) => {
    const [open] = await statement.execute({ id });
    if (open !== undefined) return open;
    const isPlayed = and(eq(stories.id, id), isVisible({ kind: 'played', userId }));
    const [played] = await db.select(columns).from(stories).where(isPlayed);
    return played;
  };
}

/** Finds a version of a story. A version of another story is not found. */
export async function findVersion(handle: Handle, storyId: string, versionId: string) {
  const [version] = await handle
    .select()
    .from(storyVersions)
    .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, storyId)));
  return version;
}

export type NewStory = typeof stories.$inferInsert;

/** Inserts a story, or updates all columns except its author and its times of creation and first publication. */
export async function saveStory(tx: Tx, story: NewStory): Promise<void> {
  const { id: _id, authorId: _authorId, createdAt: _createdAt, publishedAt, ...changes } = story;
  const firstPublishedAt = sql`coalesce(${stories.publishedAt}, ${publishedAt?.toISOString() ?? null}::timestamptz)`;
  await tx
    .insert(stories)
    .values(story)
    .onConflictDoUpdate({ target: stories.id, set: { ...changes, publishedAt: firstPublishedAt } });
}

export async function updateStory(tx: Tx, id: string, changes: Partial<NewStory>): Promise<void> {
  await tx.update(stories).set(changes).where(eq(stories.id, id));
}

/** Turns a published or unlisted story into a draft. Returns its former status; null for other stories. */
export async function hideStory(tx: Tx, id: string): Promise<{ status: StoryStatus } | null> {
  const open = inArray(stories.status, ['PUBLISHED', 'UNLISTED']);
  const [found] = await tx
    .select({ status: stories.status })
    .from(stories)
    .where(and(eq(stories.id, id), open))
    .for('update');
  if (found !== undefined) await updateStory(tx, id, { status: 'DRAFT' });
  // Restoring a deleted story must not undo the hiding.
  else {
    const isDeleted = and(eq(stories.id, id), isNotNull(stories.statusBeforeDeletion));
    await tx.update(stories).set({ statusBeforeDeletion: 'DRAFT' }).where(isDeleted);
  }
  return found ?? null;
}

/** Gives a published or unlisted story another rating. Returns the former ones; null for other stories. */
export async function rateStory(tx: Tx, id: string, rating: Rating): Promise<FormerRating | null> {
  const [found] = await tx
    .select({ rating: stories.rating, minRating: stories.minRating })
    .from(stories)
    .where(and(eq(stories.id, id), inArray(stories.status, ['PUBLISHED', 'UNLISTED'])))
    .for('update');
  if (found !== undefined) await updateStory(tx, id, { rating, minRating: rating });
  return found ?? null;
}

type FormerRating = Pick<typeof stories.$inferSelect, 'rating' | 'minRating'>;

/** Gives a story its former rating back, or its former status unless its author has deleted it since. */
export async function restoreStory(tx: Tx, id: string, former: object): Promise<void> {
  if ('minRating' in former) return updateStory(tx, id, former as FormerRating);
  const { status } = former as { status: StoryStatus };
  await tx
    .update(stories)
    .set({ status })
    .where(and(eq(stories.id, id), eq(stories.status, 'DRAFT')));
}

/** A story that opens by address, with its current version. */
export async function findReportable(handle: Handle, id: string) {
  const { summary, rating, category, tags, cover } = stories;
  const { number, content, lore } = storyVersions;
  const [found] = await handle
    .select({ shown: { summary, rating, category, tags, cover, version: number }, content, lore })
    .from(stories)
    .innerJoin(storyVersions, eq(storyVersions.id, stories.versionId))
    .where(and(eq(stories.id, id), isVisible({ kind: 'address' })));
  return found;
}

/** Inserts the next version of a story and returns its number. */
export async function insertVersion(
  tx: Tx,
  version: Omit<typeof storyVersions.$inferInsert, 'number'>,
): Promise<number> {
  const [last] = await tx
    .select({ number: storyVersions.number })
    .from(storyVersions)
    .where(eq(storyVersions.storyId, version.storyId))
    .orderBy(desc(storyVersions.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  await tx.insert(storyVersions).values({ ...version, number });
  return number;
}

/** Finds which of these URLs are story covers. */
export async function findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
  const url = sql<string>`${stories.cover} ->> 'url'`;
  const rows = await handle.selectDistinct({ url }).from(stories).where(inArray(url, urls));
  return rows.map((row) => row.url);
}
