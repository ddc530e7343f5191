import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import type { Rating } from '@storyloom/contract/stories/ratings';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { notifications } from './notifications.schema.ts';

interface NotificationFilter {
  userId: string;
  ratings: readonly Rating[];
  /** Whether notices are included. */
  withNotices: boolean;
}

export interface NotificationRow extends Row {
  kind: Notification['kind'];
  storyId: string | null;
  /** The other fields of its kind. */
  detail: object;
  isRead: boolean;
}

/** The notifications of a user about stories that lists may show. */
const shown = ({ userId, ratings }: NotificationFilter) => sql`
  ${notifications} join listed_stories s on s.story_id = ${notifications.storyId}
  where ${notifications.userId} = ${userId} and s.rating = any(${sql.param(ratings)}::text[])`;

/** The notices of a user, if they are included. */
const noticesOf = ({ userId, withNotices }: NotificationFilter) =>
  sql`shown_notices n where n.user_id = ${userId} and ${withNotices}`;

/** The latest first. Each part reads as many rows as the page may need, by its index. */
export async function listNotifications(
  handle: Handle,
  filter: NotificationFilter,
  { limit, offset, last }: RowRange,
): Promise<NotificationRow[]> {
  const [createdAt, storyId] = [sql`${notifications.createdAt}`, sql`${notifications.storyId}`];
  const { rows } = await handle.execute<Omit<NotificationRow, 'key'> & { key: string }>(sql`
    with published as (
      select ${storyId} as id, 'STORY' as kind, ${storyId}, '{}'::jsonb as detail, ${createdAt},
        ${notifications.readAt}
      from ${shown(filter)} and ${earlierThan(last, createdAt, storyId)}
      order by ${createdAt} desc, ${storyId} desc limit ${limit + offset}
    ), told as (
      select n.key as id, n.kind, n.story_id, n.detail, n.created_at, n.read_at
      from ${noticesOf(filter)} and ${earlierThan(last, sql`n.created_at`, sql`n.key`)}
      order by n.created_at desc, n.key desc limit ${limit + offset}
    )
    select id, kind, story_id as "storyId", detail, ${timeToKey(sql`created_at`)} as key,
      read_at is not null as "isRead"
    from (select * from published union all select * from told) both_lists
    order by created_at desc, id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, key: Number(row.key) }));
}

/** Counts up to the cap. */
export async function countNotifications(
  handle: Handle,
  filter: NotificationFilter,
  { cap, unread = false }: { cap: number; unread?: boolean },
): Promise<number> {
  const isCounted = (readAt: SQL) => (unread ? sql`${readAt} is null` : sql`true`);
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from ${shown(filter)} and ${isCounted(sql`${notifications.readAt}`)}
      union all select 1 from ${noticesOf(filter)} and ${isCounted(sql`n.read_at`)} limit ${cap}
    ) counted`);
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
