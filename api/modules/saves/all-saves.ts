import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { ListedSave } from '@storyloom/contract/saves/entities/listed-save';
import type { Db } from '../../platform/db.ts';
import { EXCERPT_SOURCE } from '../../platform/excerpt.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { countOfAllStories, listOfAllStories } from './all-saves.repository.ts';
import { toSave } from './records.ts';

const LATEST = { name: 'SAVED', isInteger: true };

interface AllSavesParts {
  db: Db;
  stories: Pick<Catalogue, 'readRatings' | 'readLibraryCards' | 'findWithheld'>;
}

/** Lists a reader's saves of all stories that their library may show. */
export function createAllSaves({ db, stories }: AllSavesParts) {
  return async (viewer: Viewer, request: ListRequest): Promise<CursorPage<ListedSave>> => {
    const ratings = await stories.readRatings(viewer);
    const filter = { userId: viewer.userId, ratings };
    const [{ rows, nextCursor }, total] = await Promise.all([
      readPage(LATEST, request, (range) => listOfAllStories(db, filter, range, EXCERPT_SOURCE)),
      countOfAllStories(db, filter, listLimits.totalCountCap + 1),
    ]);
    const storyIds = [...new Set(rows.map(({ save }) => save.storyId))];
    const cards = await stories.readLibraryCards(storyIds, ratings);
    const withheld = await stories.findWithheld(cards.values(), viewer.userId);
    const items = rows.flatMap((row) => {
      const story = cards.get(row.save.storyId);
      if (story === undefined) return [];
      const save = toSave(row);
      return [{ ...save, story, excerpt: withheld.has(story.id) ? '' : save.excerpt }];
    });
    return toCursorPage(items, { page: request.page, total, nextCursor });
  };
}
