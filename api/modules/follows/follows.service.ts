import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { FollowState } from '@storyloom/contract/follows/entities/follow-state';
import type { FollowedAuthor } from '@storyloom/contract/follows/entities/followed-author';
import type { Follower } from '@storyloom/contract/follows/entities/follower';
import { followLimits } from '@storyloom/contract/follows/limits';
import type { Author } from '@storyloom/contract/stories/entities/author';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { Clock } from '../../platform/clock.ts';
import { formatKeyDay, startOfDay } from '../../platform/days.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { insertNotices } from '../notices/notices.service.ts';
import type { Users } from '../users/users.service.ts';
import {
  countFollowed,
  countFollowers,
  countNamedFollowers,
  deleteFollow,
  findNewestFollowers,
  findStoryAuthors,
  hasFollow,
  insertFollow,
  listFollowedAuthors,
  listFollowedStories,
  listFollowers,
  lockFollower,
} from './follows.repository.ts';

const LATEST = { name: 'FOLLOWED', isInteger: true };
const NEWEST = { name: 'FOLLOWERS', isInteger: true };

interface Parts {
  db: Db;
  clock: Clock;
  users: Pick<Users, 'isActive' | 'lockActive' | 'authors'>;
  catalogue: Pick<Catalogue, 'readRatings' | 'readCards'>;
}

export type Follows = ReturnType<typeof createFollows>;

/** Readers who follow authors. */
export function createFollows({ db, clock, users, catalogue }: Parts) {
  /** Throws user.not_found. */
  async function readState(viewer: Viewer | null, authorId: string): Promise<FollowState> {
    const followerId = viewer?.userId ?? null;
    const [isActive, authors, followerCount, isFollowing] = await Promise.all([
      users.isActive(authorId),
      findStoryAuthors(db, [authorId]),
      countFollowers(db, authorId),
      followerId !== null && hasFollow(db, { followerId, authorId }),
    ]);
    const canFollow = isActive && authors.has(authorId) && authorId !== followerId;
    return { followerCount, isFollowing, canFollow };
  }

  /** One notice for each day. Followers who commit at once may be counted by the next one alone. */
  async function tellAuthor(tx: Tx, authorId: string, now: Date): Promise<void> {
    const count = await countFollowers(tx, authorId, startOfDay(now));
    const key = `followers${formatKeyDay(now)}`;
    await insertNotices(tx, [{ userId: authorId, key, kind: 'FOLLOWERS', detail: { count } }], now);
  }

  return {
    readState,

    /** Repeating it changes nothing. Throws user.not_found, follow.own_profile and follow.limit_reached { max }. */
    async follow(viewer: Viewer, authorId: string): Promise<FollowState> {
      const pair = { followerId: viewer.userId, authorId };
      if (authorId === viewer.userId) throw new DomainError('follow.own_profile');
      await db.transaction(async (tx) => {
        await lockFollower(tx, viewer.userId);
        if (await hasFollow(tx, pair)) return;
        if (!(await users.lockActive(tx, authorId))) throw new DomainError('user.not_found');
        const max = followLimits.authors;
        if ((await countFollowed(tx, viewer.userId)) >= max)
          throw new DomainError('follow.limit_reached', { max });
        const now = clock.now();
        await insertFollow(tx, { ...pair, followedAt: now });
        await tellAuthor(tx, authorId, now);
      });
      return readState(viewer, authorId);
    },

    /** Repeating it changes nothing. Throws user.not_found. */
    async unfollow(viewer: Viewer, authorId: string): Promise<FollowState> {
      await deleteFollow(db, { followerId: viewer.userId, authorId });
      return readState(viewer, authorId);
    },

    async listAuthors(viewer: Viewer, request: ListRequest): Promise<CursorPage<FollowedAuthor>> {
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listFollowedAuthors(db, viewer.userId, range)),
        countFollowed(db, viewer.userId),
      ]);
      const known = await users.authors(rows.map(({ id }) => id));
      const items = rows.flatMap(({ id, key }) => {
        const author = known.get(id);
        return author ? [{ ...author, followedAt: new Date(key / 1_000).toISOString() }] : [];
      });
      return toCursorPage(items, { page: request.page, total, nextCursor });
    },

    /** Followers whose account is deleted or blocked, and guests, are not named. Throws user.not_found. */
    async listFollowers(
      viewer: Viewer | null,
      { authorId, ...request }: ListRequest & { authorId: string },
    ): Promise<CursorPage<Follower>> {
      await users.isActive(authorId);
      const filter = { authorId, viewerId: viewer?.userId ?? null };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(NEWEST, request, (range) => listFollowers(db, filter, range)),
        countNamedFollowers(db, authorId, listLimits.totalCountCap + 1),
      ]);
      const ids = rows.map(({ id }) => id);
      const [known, authors] = await Promise.all([users.authors(ids), findStoryAuthors(db, ids)]);
      const items = rows.flatMap(({ id, isFollowing }) => {
        const follower = known.get(id);
        const canFollow = authors.has(id) && id !== filter.viewerId;
        return follower ? [{ ...follower, isFollowing, canFollow }] : [];
      });
      return toCursorPage(items, { page: request.page, total, nextCursor });
    },

    /** The newest follower of an author on each of some UTC days, by the day’s start in ms, as the lists name them. */
    async findNewestFollowers(authorId: string, days: readonly Date[]): Promise<Map<number, Author>> {
      const newest = days.length === 0 ? [] : await findNewestFollowers(db, authorId, days);
      const known = await users.authors(newest.map(({ id }) => id));
      return new Map(
        newest.flatMap(({ day, id }) => {
          const follower = known.get(id);
          return follower ? [[day.getTime(), follower] as const] : [];
        }),
      );
    },

    /** The latest stories of followed authors, as lists show them to the viewer. */
    async listStories(viewer: Viewer): Promise<StoryCard[]> {
      const ratings = await catalogue.readRatings(viewer);
      const filter = { followerId: viewer.userId, ratings };
      const ids = await listFollowedStories(db, filter, followLimits.rowStories);
      return catalogue.readCards(ids, viewer);
    },
  };
}
