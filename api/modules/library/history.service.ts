import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { HistoryItem } from '@storyloom/contract/stories/entities/history-item';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { Rating } from '@storyloom/contract/stories/ratings';
import type { Db } from '../../platform/db.ts';
import { toExcerpt } from '../../platform/excerpt.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { countPlayed, listPlayed, type PlayedRow } from './history.repository.ts';

/** Stories in the carousel of recently played stories. */
const RECENT = 12;
const LATEST = { name: 'PLAYED', isInteger: true };

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'readRatings' | 'readLibraryCards' | 'findWithheld'>;
}

/** The stories a reader played, each with its current save. */
export function createHistory({ db, catalogue }: Parts) {
  async function readItems(
    userId: string,
    rows: readonly PlayedRow[],
    ratings: readonly Rating[],
  ): Promise<HistoryItem[]> {
    const cards = await catalogue.readLibraryCards(toStoryIds(rows), ratings);
    return toItems(rows, cards, await catalogue.findWithheld(cards.values(), userId));
  }

  return {
    async list(viewer: Viewer, request: ListRequest): Promise<CursorPage<HistoryItem>> {
      const ratings = await catalogue.readRatings(viewer);
      const filter = { userId: viewer.userId, ratings };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listPlayed(db, filter, range)),
        countPlayed(db, filter, listLimits.totalCountCap + 1),
      ]);
      return toCursorPage(await readItems(viewer.userId, rows, ratings), {
        page: request.page,
        total,
        nextCursor,
      });
    },

    /** The most recently played stories. */
    async listRecent(viewer: Viewer): Promise<HistoryItem[]> {
      const ratings = await catalogue.readRatings(viewer);
      const filter = { userId: viewer.userId, ratings };
      const rows = await listPlayed(db, filter, { limit: RECENT, offset: 0, last: null });
      return readItems(viewer.userId, rows, ratings);
    },
  };
}

const toStoryIds = (rows: readonly PlayedRow[]) => rows.map((row) => row.story_id);

/** Leaves out stories that were hidden between the two queries, and the excerpts of `withheld` ones. */
function toItems(
  rows: readonly PlayedRow[],
  cards: ReadonlyMap<string, StoryCard>,
  withheld: ReadonlySet<string>,
): HistoryItem[] {
  return rows.flatMap(({ story_id, save_id, depth, text, saved_at }) => {
    const story = cards.get(story_id);
    if (story === undefined) return [];
    const playedAt = new Date(saved_at).toISOString();
    const excerpt = withheld.has(story_id) ? '' : toExcerpt(text);
    return [{ story, archiveId: save_id, depth, excerpt, playedAt }];
  });
}
