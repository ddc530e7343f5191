import type { Rating } from '@storyloom/contract/stories/ratings';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { notifications } from './notifications.schema.ts';

interface NotificationFilter {
  userId: string;
  ratings: readonly Rating[];
}

export interface NotificationRow extends Row {
  isRead: boolean;
}

/** The notifications of a user about stories that lists may show. */
const shown = ({ userId, ratings }: NotificationFilter) => sql`
  ${notifications} join listed_stories s on s.story_id = ${notifications.storyId}
  where ${notifications.userId} = ${userId} and s.rating = any(${sql.param(ratings)}::text[])`;

/** The latest first. */
export async function listNotifications(
  handle: Handle,
  filter: NotificationFilter,
  { limit, offset, last }: RowRange,
): Promise<NotificationRow[]> {
  const createdAt = sql`${notifications.createdAt}`;
  const { rows } = await handle.execute<{ id: string; key: string; is_read: boolean }>(sql`
    select ${notifications.storyId} as id, ${timeToKey(createdAt)} as key,
      ${notifications.readAt} is not null as is_read
    from ${shown(filter)} and ${earlierThan(last, createdAt, sql`${notifications.storyId}`)}
    order by ${notifications.createdAt} desc, ${notifications.storyId} desc limit ${limit} offset ${offset}`);
  return rows.map(({ id, key, is_read: isRead }) => ({ id, key: Number(key), isRead }));
}

/** Counts up to the cap. */
export async function countNotifications(
  handle: Handle,
  filter: NotificationFilter,
  { cap, unread = false }: { cap: number; unread?: boolean },
): Promise<number> {
  const isCounted = unread ? sql`${notifications.readAt} is null` : sql`true`;
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from ${shown(filter)} and ${isCounted} limit ${cap}) counted`);
  return rows[0]?.total ?? 0;
}

/** Marks the unread notifications of some stories as read, or all of them. */
export async function markRead(
  handle: Handle,
  { userId, storyIds, at }: { userId: string; storyIds: readonly string[] | undefined; at: Date },
): Promise<void> {
  await handle
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        storyIds && inArray(notifications.storyId, [...storyIds]),
      ),
    );
}
