import type { StoryCard } from '@storyloom/contract/entities/story-card';
import { limits } from '@storyloom/contract/limits';
import type { CursorPage } from '@storyloom/contract/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Stories } from '../stories/stories.service.ts';
import { countMarks, deleteMark, hasMark, insertMark, listMarks } from './shelf.repository.ts';

const LATEST = { name: 'MARKED', isWhole: true };

export type Shelf = ReturnType<typeof createShelf>;

interface Parts {
  db: Db;
  clock: Clock;
  stories: Pick<Stories, 'opening' | 'kept'>;
}

/** The stories a reader marked to find again. */
export function createShelf({ db, clock, stories }: Parts) {
  return {
    has: (userId: string, storyId: string) => hasMark(db, userId, storyId),

    /** Throws story.not_found for what does not open. */
    async add(userId: string, storyId: string): Promise<{ onShelf: boolean }> {
      const opening = await stories.opening([storyId]);
      if (!opening.has(storyId)) throw new DomainError('story.not_found');
      await insertMark(db, { userId, storyId, markedAt: clock.now() });
      return { onShelf: true };
    },

    async remove(userId: string, storyId: string): Promise<{ onShelf: boolean }> {
      await deleteMark(db, userId, storyId);
      return { onShelf: false };
    },

    async list(userId: string, request: ListRequest): Promise<CursorPage<StoryCard>> {
      const { shown, cards } = await stories.kept(userId);
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (cut) => listMarks(db, { userId, shown }, cut)),
        countMarks(db, { userId, shown }, limits.totalCountCap + 1),
      ]);
      const byId = await cards(rows.map(({ id }) => id));
      return toCursorPage(
        rows.flatMap(({ id }) => byId.get(id) ?? []),
        { page: request.page, total, nextCursor },
      );
    },
  };
}
