import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { read } from '@storyloom/contract/notifications/endpoints/read';
import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import { notificationLimits } from '@storyloom/contract/notifications/limits';
import type { Clock } from '../../platform/clock.ts';
import { startOfDay } from '../../platform/days.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { defineJob, defineScheduledJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Follows } from '../follows/follows.service.ts';
import type { ModerationCases } from '../moderation-cases/moderation-cases.service.ts';
import { deleteNoticesBefore, markNoticesRead } from '../notices/notices.service.ts';
import { insertAnnouncement, notifyFollowers } from './announcements.repository.ts';
import {
  countNotifications,
  listNotifications,
  markRead,
  type NotificationRow,
} from './notifications.repository.ts';
import { deleteBefore } from './user-data.repository.ts';

const announceStory = defineJob<{ storyId: string }>({
  name: 'notifications.announce-story',
  unique: 'unfinished',
  timeoutSeconds: 1_800,
});
const deleteOld = defineScheduledJob({ name: 'notifications.delete-old', cron: '47 3 * * *' });
const DAY_MS = 86_400_000;
/** Rows of one transaction. */
const BATCH_SIZE = 1_000;
const LATEST = { name: 'NOTIFIED', isInteger: true };
/** The start of the UTC day of a row. */
const dayOf = (key: number) => startOfDay(new Date(key / 1_000));

interface Parts {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  catalogue: Pick<Catalogue, 'readRatings' | 'readCards' | 'readOpenableCards'>;
  follows: Pick<Follows, 'findNewestFollowers'>;
  /** Decisions about the reader's own content, which the page of notifications shows first. */
  decisions: Pick<ModerationCases, 'countUnread' | 'markSeen'>;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Notifications of the first publications of followed authors, and notices, which other modules insert. */
export function createNotifications({ db, clock, jobs, catalogue, follows, decisions }: Parts) {
  const toFilter = async (viewer: Viewer, withNotices = true) => ({
    userId: viewer.userId,
    ratings: await catalogue.readRatings(viewer),
    withNotices,
  });

  /** Adds the cards of stories, and the names of new followers. A story that disappeared meanwhile leaves its notification out. */
  async function readItems(rows: readonly NotificationRow[], viewer: Viewer): Promise<Notification[]> {
    const idsOf = (isNew: boolean) =>
      rows.flatMap(({ kind, storyId }) => ((kind === 'STORY') === isNew ? (storyId ?? []) : []));
    const days = rows.flatMap(({ kind, key }) => (kind === 'FOLLOWERS' ? [dayOf(key)] : []));
    const [listed, openable, followers] = await Promise.all([
      catalogue.readCards(idsOf(true), viewer),
      catalogue.readOpenableCards(idsOf(false)),
      follows.findNewestFollowers(viewer.userId, days),
    ]);
    const cards = new Map([...openable, ...listed.map((card) => [card.id, card] as const)]);
    return rows.flatMap(({ id, key, kind, storyId, detail, isRead }) => {
      const story = storyId === null ? undefined : cards.get(storyId);
      if (storyId !== null && story === undefined) return [];
      const createdAt = new Date(key / 1_000).toISOString();
      const newest = kind === 'FOLLOWERS' ? followers.get(dayOf(key).getTime()) : undefined;
      const named = { ...(story && { story }), ...(newest && { newest }) };
      return [{ id, kind, createdAt, isRead, ...named, ...detail } as Notification];
    });
  }

  async function countUnread(viewer: Viewer): Promise<{ unreadCount: number }> {
    const cap = notificationLimits.unreadCap;
    const [stories, decided] = await Promise.all([
      countNotifications(db, await toFilter(viewer), { cap, unread: true }),
      decisions.countUnread(viewer.userId),
    ]);
    return { unreadCount: Math.min(cap, stories + decided) };
  }

  /** Notifies the followers who have not been notified of an announced story, in batches. Continues after an interruption. */
  async function notifyAll(storyId: string, signal?: AbortSignal, limit = BATCH_SIZE): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      signal?.throwIfAborted();
      hasMore = await db.transaction((tx) => notifyFollowers(tx, storyId, { limit, now: clock.now() }));
    }
  }

  async function purge(): Promise<void> {
    const before = new Date(clock.now().getTime() - notificationLimits.retentionDays * DAY_MS);
    for (const deleteSome of [deleteBefore, deleteNoticesBefore])
      while ((await db.transaction((tx) => deleteSome(tx, before, BATCH_SIZE))) === BATCH_SIZE);
  }

  const handlers: JobHandler[] = [
    handleJob(announceStory, ({ storyId }, { signal }) => notifyAll(storyId, signal)),
    handleJob(deleteOld, purge),
  ];

  return {
    jobs: handlers,
    notifyAll,
    purge,
    countUnread,

    /** Notifies the followers of a story's author of its first listing, by a job after the transaction. */
    async announce(tx: Tx, storyId: string): Promise<void> {
      if (!(await insertAnnouncement(tx, storyId, clock.now()))) return;
      await jobs.send(tx, announceStory, { storyId }, { key: storyId });
    },

    async list(
      viewer: Viewer,
      request: ListRequest & { with?: 'notices' | undefined },
    ): Promise<CursorPage<Notification>> {
      const filter = await toFilter(viewer, request.with === 'notices');
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listNotifications(db, filter, range)),
        countNotifications(db, filter, { cap: listLimits.totalCountCap + 1 }),
      ]);
      const items = await readItems(rows, viewer);
      return toCursorPage(items, { page: request.page, total, nextCursor });
    },

    /** Marks the named notifications as read, all of them without a list, and all decisions. */
    async markRead(viewer: Viewer, input: ParsedInputOf<typeof read>): Promise<{ unreadCount: number }> {
      const { userId } = viewer;
      const isAll = input.storyIds === undefined && input.noticeIds === undefined;
      const [storyIds, keys] = isAll ? [] : [input.storyIds ?? [], input.noticeIds ?? []];
      await decisions.markSeen(userId);
      await markRead(db, { userId, storyIds, at: clock.now() });
      await markNoticesRead(db, { userId, keys, at: clock.now() });
      return countUnread(viewer);
    },
  };
}
