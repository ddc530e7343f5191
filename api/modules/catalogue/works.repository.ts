import type { StoryStatus } from '@storyloom/contract/stories/entities/story-status';
import type { StoryType, WorkSort } from '@storyloom/contract/stories/filters';
import { and, count, eq, ilike, type SQL, sql, sum } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { keyToTime, type RowRange, timeToKey } from '../../platform/keyset.ts';
import type { StoryRow } from './catalogue.repository.ts';
import { stories, storyCounts, storyThanksCounts } from './catalogue.schema.ts';
import { isVisible, type VisibilityScope } from './visibility.ts';

export interface WorksFilter {
  scope: VisibilityScope;
  authorId: string;
  type?: StoryType | undefined;
  status?: StoryStatus | undefined;
  /** Part of the title; '' matches every title. */
  keyword?: string;
}

export interface WorkRow extends StoryRow {
  thanksCount: number;
}

const isWork = ({ scope, authorId, type, status, keyword = '' }: WorksFilter) =>
  and(
    isVisible(scope),
    eq(stories.authorId, authorId),
    type && eq(stories.type, type),
    status && eq(stories.status, status),
    keyword === '' ? undefined : ilike(stories.title, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`),
  );

const chatCount = sql<number>`coalesce(${storyCounts.chatCount}, 0)`.mapWith(Number);
const readerCount = sql<number>`coalesce(${storyCounts.readerCount}, 0)`.mapWith(Number);
const thanksCount = sql<number>`coalesce((select c.thanks_count from ${storyThanksCounts} c
  where c.story_id = ${stories.id}), 0)`.mapWith(Number);

interface Order {
  /** The sort expression; ties are sorted by id. */
  by: SQL;
  toKey: (by: SQL) => SQL<string>;
  fromKey: (key: number) => SQL;
  direction: SQL;
  isAfter: SQL;
}

const descending = { direction: sql`desc`, isAfter: sql`<` };
const ofTime = (by: SQL): Order => ({ by, toKey: timeToKey, fromKey: keyToTime, ...descending });

function orderOf(sort: WorkSort, scope: VisibilityScope): Order {
  switch (sort) {
    case 'CHANGED':
      // Others must not see when an author edits.
      return ofTime(scope.kind === 'list' ? sql`${stories.updatedAt}` : sql`${stories.editedAt}`);
    case 'LATEST':
      return ofTime(sql`${stories.createdAt}`);
    case 'EARLIEST':
      return { ...ofTime(sql`${stories.createdAt}`), direction: sql`asc`, isAfter: sql`>` };
    case 'MESSAGE_COUNT':
      return {
        by: sql`coalesce(${storyCounts.chatCount}, 0)`,
        toKey: (by) => sql<string>`${by}`,
        fromKey: (key) => sql`${key}::bigint`,
        ...descending,
      };
  }
}

/** One page of an author's stories. Drafts have no counts yet. */
export async function listWorks(
  handle: Handle,
  filter: WorksFilter & { sort: WorkSort },
  { limit, offset, last }: RowRange,
): Promise<(WorkRow & Row)[]> {
  const { by, toKey, fromKey, direction, isAfter } = orderOf(filter.sort, filter.scope);
  const isLater = last && sql`(${by}, ${stories.id}) ${isAfter} (${fromKey(last.key)}, ${last.id})`;
  return handle
    .select({
      story: stories,
      chatCount,
      readerCount,
      thanksCount,
      id: stories.id,
      key: toKey(by).mapWith(Number),
    })
    .from(stories)
    .leftJoin(storyCounts, eq(storyCounts.storyId, stories.id))
    .where(and(isWork(filter), isLater ?? undefined))
    .orderBy(sql`${by} ${direction}`, sql`${stories.id} ${direction}`)
    .limit(limit)
    .offset(offset);
}

/** Counts up to the cap. */
export async function countWorks(handle: Handle, filter: WorksFilter, cap: number): Promise<number> {
  const some = handle.select({ id: stories.id }).from(stories).where(isWork(filter)).limit(cap).as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

export async function sumWorks(handle: Handle, filter: WorksFilter) {
  const [sums] = await handle
    .select({
      words: sum(stories.wordCount).mapWith(Number),
      works: count(),
      chats: sum(storyCounts.chatCount).mapWith(Number),
      readers: sum(storyCounts.readerCount).mapWith(Number),
    })
    .from(stories)
    .leftJoin(storyCounts, eq(storyCounts.storyId, stories.id))
    .where(isWork(filter));
  return sums;
}
