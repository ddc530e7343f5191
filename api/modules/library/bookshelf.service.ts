import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { countMarks, deleteMark, insertMark, listMarks } from './bookshelf.repository.ts';

const LATEST = { name: 'MARKED', isInteger: true };

interface Parts {
  db: Db;
  clock: Clock;
  catalogue: Pick<Catalogue, 'readRatings' | 'readLibraryCards' | 'findOpenable'>;
}

/** The stories a reader marked. */
export function createBookshelf({ db, clock, catalogue }: Parts) {
  return {
    /** Throws story.not_found if the story does not open by address. */
    async add(userId: string, storyId: string): Promise<{ onBookshelf: boolean }> {
      const openable = await catalogue.findOpenable([storyId]);
      if (!openable.has(storyId)) throw new DomainError('story.not_found');
      await insertMark(db, { userId, storyId, markedAt: clock.now() });
      return { onBookshelf: true };
    },

    async remove(userId: string, storyId: string): Promise<{ onBookshelf: boolean }> {
      await deleteMark(db, userId, storyId);
      return { onBookshelf: false };
    },

    async list(viewer: Viewer, request: ListRequest): Promise<CursorPage<StoryCard>> {
      const ratings = await catalogue.readRatings(viewer);
      const filter = { userId: viewer.userId, ratings };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listMarks(db, filter, range)),
        countMarks(db, filter, listLimits.totalCountCap + 1),
      ]);
      const ids = rows.map(({ id }) => id);
      const cards = await catalogue.readLibraryCards(ids, ratings);
      const shown = ids.flatMap((id) => cards.get(id) ?? []);
      return toCursorPage(shown, { page: request.page, total, nextCursor });
    },
  };
}
