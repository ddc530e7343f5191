import type { HistoryItem } from '@storyloom/contract/entities/history-item';
import { limits } from '@storyloom/contract/limits';
import type { CursorPage } from '@storyloom/contract/paged';
import type { Db } from '../../platform/db.ts';
import { toExcerpt } from '../../platform/excerpt.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Stories } from '../stories/stories.service.ts';
import { countPlayed, listPlayed, type PlayedRow } from './history.repository.ts';

/** Stories offered to go on with. */
const RECENT = 12;
const LATEST = { name: 'PLAYED', isWhole: true };

export type History = ReturnType<typeof createHistory>;
type Kept = Awaited<ReturnType<Stories['kept']>>;

/** The stories a reader played, and where each stands. */
export function createHistory({ db, stories }: { db: Db; stories: Pick<Stories, 'kept'> }) {
  return {
    async list(userId: string, request: ListRequest): Promise<CursorPage<HistoryItem>> {
      const { shown, cards } = await stories.kept(userId);
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (cut) => listPlayed(db, { userId, shown }, cut)),
        countPlayed(db, { userId, shown }, limits.totalCountCap + 1),
      ]);
      return toCursorPage(await toItems(rows, cards), { page: request.page, total, nextCursor });
    },

    async recent(userId: string): Promise<HistoryItem[]> {
      const { shown, cards } = await stories.kept(userId);
      return toItems(
        await listPlayed(db, { userId, shown }, { limit: RECENT, offset: 0, last: null }),
        cards,
      );
    },
  };
}

async function toItems(rows: PlayedRow[], cards: Kept['cards']): Promise<HistoryItem[]> {
  const byId = await cards(rows.map((row) => row.story_id));
  return rows.flatMap(({ story_id, save_id, depth, text, saved_at }) => {
    const story = byId.get(story_id);
    // It may have gone between the two queries.
    if (story === undefined) return [];
    const playedAt = new Date(saved_at).toISOString();
    return [{ story, archiveId: save_id, depth, excerpt: toExcerpt(text), playedAt }];
  });
}
