import type { StoryCard } from '@storyloom/contract/entities/story-card';
import { limits } from '@storyloom/contract/limits';
import type { Page } from '@storyloom/contract/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { toPage, window } from '../../platform/paging.ts';
import type { Stories } from '../stories/stories.service.ts';
import { countMarks, deleteMark, hasMark, insertMark, listMarks } from './shelf.repository.ts';

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

    async list(userId: string, request: { page: number; size: number }): Promise<Page<StoryCard>> {
      const { shown, cards } = await stories.kept(userId);
      const [ids, total] = await Promise.all([
        listMarks(db, { userId, shown, ...window(request) }),
        countMarks(db, { userId, shown }, limits.totalCountCap + 1),
      ]);
      const byId = await cards(ids);
      return toPage(
        ids.flatMap((id) => byId.get(id) ?? []),
        { ...request, total },
      );
    },
  };
}
