import type { Notice } from '@storyloom/contract/notifications/entities/notification';
import type { NoticeGroup } from '@storyloom/contract/notifications/groups';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { mutedNotices, notices } from './notices.schema.ts';

const groupOf: Readonly<Record<Notice['kind'], NoticeGroup>> = {
  SHARE_OPENS: 'LINKS',
  THANKS: 'STORIES',
  READERS: 'STORIES',
  FOLLOWERS: 'STORIES',
  PLAN_RENEWED: 'PLAN',
  CAMPAIGN_ENDS: 'CAMPAIGNS',
  REPORT_DECIDED: 'REPORTS',
};

type Stored<Each> = Each extends { story: unknown } ? { storyId: string } : object;
/** The newest follower is looked up when the notice is shown, so that nobody is named who has left. */
type Detail<Each> = Omit<Each, 'id' | 'createdAt' | 'isRead' | 'kind' | 'story' | 'newest'>;
type NewNoticeOf<Each> = Each extends Notice
  ? { userId: string; key: string; kind: Each['kind']; detail: Detail<Each> } & Stored<Each>
  : never;

/**
 * `key` has lower-case letters and digits, and is the same for all facts that one notice tells. A notice about a story has its
 * id, and reads the rest of the story when it is shown.
 */
type NewNotice = NewNoticeOf<Notice>;

/**
 * Tells people of facts, in the transaction of their cause. A known key gets the new detail and stays as old and as read as it
 * is, so that the bell rings once for it. People who turned the group off are told nothing. Rows are written in the order of
 * their keys, so that transactions cannot deadlock.
 */
export async function insertNotices(tx: Tx, told: readonly NewNotice[], now: Date): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ userId, key, kind, detail, ...rest }) => ({
    user_id: userId,
    key,
    kind,
    notice_group: groupOf[kind],
    story_id: 'storyId' in rest ? rest.storyId : null,
    detail,
  }));
  await tx.execute(sql`
    insert into ${notices} (user_id, key, kind, story_id, detail, created_at)
    select user_id, key, kind, story_id, detail, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (user_id text, key text, kind text, notice_group text, story_id text, detail jsonb)
    where not exists (select from ${mutedNotices} muted
      where muted.user_id = told.user_id and muted.notice_group = told.notice_group)
    order by user_id, key
    on conflict (user_id, key) do update set detail = excluded.detail`);
}

/** Marks the unread notices with some keys as read, or all of them. */
export async function markNoticesRead(
  handle: Handle,
  { userId, keys, at }: { userId: string; keys: readonly string[] | undefined; at: Date },
): Promise<void> {
  await handle
    .update(notices)
    .set({ readAt: at })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), keys && inArray(notices.key, [...keys])));
}

/** Deletes notices from before a time; returns their number. */
export function deleteNoticesBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  return deleteRows(tx, notices, sql`created_at < ${before.toISOString()}::timestamptz`, limit);
}

export async function listMuted(handle: Handle, userId: string): Promise<NoticeGroup[]> {
  const rows = await handle
    .select({ group: mutedNotices.noticeGroup })
    .from(mutedNotices)
    .where(eq(mutedNotices.userId, userId))
    .orderBy(mutedNotices.noticeGroup);
  return rows.map(({ group }) => group);
}

/** Idempotent. */
export async function saveMuted(
  handle: Handle,
  { userId, group, isMuted }: { userId: string; group: NoticeGroup; isMuted: boolean },
): Promise<void> {
  if (isMuted) await handle.insert(mutedNotices).values({ userId, noticeGroup: group }).onConflictDoNothing();
  else
    await handle
      .delete(mutedNotices)
      .where(and(eq(mutedNotices.userId, userId), eq(mutedNotices.noticeGroup, group)));
}
