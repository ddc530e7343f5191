import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { StoryStatus } from '@storyloom/contract/stories/entities/story-status';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import type { StoryType, WorkSort } from '@storyloom/contract/stories/filters';
import type { Rating } from '@storyloom/contract/stories/ratings';
import type { UserStats } from '@storyloom/contract/users/entities/user-stats';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Users } from '../users/users.service.ts';
import { toWorkCard } from './cards.ts';
import { restorableSince } from './own-story.repository.ts';
import { countWorks, listWorks, sumWorks } from './works.repository.ts';

const DAY = 86_400_000;

interface Parts {
  db: Db;
  clock: Clock;
  users: Pick<Users, 'profile' | 'authors'>;
  readRatings(viewer: Viewer | null): Promise<readonly Rating[]>;
}

interface WorksRequest {
  viewer: Viewer | null;
  /** Defaults to the viewer. */
  authorId: string | undefined;
  type: StoryType | undefined;
  status?: StoryStatus | undefined;
  keyword: string;
  sort: WorkSort;
  page: number;
  after?: string | undefined;
  size: number;
}

/** An author's stories and their totals. Authors also see their own drafts and unlisted stories. */
export function createWorks({ db, clock, users, readRatings }: Parts) {
  /** Throws user.not_found. */
  async function findAuthor(viewer: Viewer | null, requested: string | undefined, status?: StoryStatus) {
    const authorId = requested ?? viewer?.userId;
    if (authorId === undefined) throw new DomainError('user.not_found');
    const author = await users.profile(authorId);
    if (authorId === viewer?.userId) {
      // Deleted stories have a list of their own.
      const deletedSince = restorableSince(clock.now());
      if (status === 'DELETED')
        return { author, scope: { kind: 'deleted', authorId, deletedSince } as const };
      return { author, scope: { kind: 'works', authorId } as const };
    }
    return { author, scope: { kind: 'list', ratings: await readRatings(viewer) } as const };
  }

  return {
    /** Ids of all works of an author except deleted ones. */
    async *listOwnIds(userId: string): AsyncGenerator<string> {
      const filter = { scope: { kind: 'works', authorId: userId } as const, authorId: userId };
      const request = { size: 100, page: 1 };
      for (let after: string | undefined; ; ) {
        const { rows, nextCursor } = await readPage(
          { name: 'WORKS EXPORT', isInteger: true },
          { ...request, after },
          (range) =>
            listWorks(
              db,
              { ...filter, type: undefined, status: undefined, keyword: '', sort: 'EARLIEST' },
              range,
            ),
        );
        for (const { id } of rows) yield id;
        if (nextCursor === null) return;
        after = nextCursor;
      }
    },

    async listWorks({ viewer, authorId, ...request }: WorksRequest): Promise<CursorPage<WorkCard>> {
      const { type, status, keyword, sort } = request;
      const { author, scope } = await findAuthor(viewer, authorId, status);
      const filter = { scope, type, status, keyword, sort, authorId: author.id };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage({ name: `WORKS ${sort}`, isInteger: true }, request, (range) =>
          listWorks(db, filter, range),
        ),
        countWorks(db, filter, listLimits.totalCountCap + 1),
      ]);
      const authors = await users.authors([author.id]);
      const shown = { now: clock.now(), isOwner: author.id === viewer?.userId };
      const cards = rows.map((row) => toWorkCard(row, authors, shown));
      return toCursorPage(cards, { page: request.page, total, nextCursor });
    },

    async readStats(authorId: string | undefined, viewer: Viewer | null): Promise<UserStats> {
      const { author, scope } = await findAuthor(viewer, authorId);
      const sums = await sumWorks(db, { scope, authorId: author.id });
      const joined = Date.parse(author.createdAt);
      return {
        wordsWritten: sums?.words ?? 0,
        daysJoined: Math.max(1, Math.ceil((clock.now().getTime() - joined) / DAY)),
        worksCount: sums?.works ?? 0,
        chatCount: sums?.chats ?? 0,
        readerCount: sums?.readers ?? 0,
      };
    },
  };
}
