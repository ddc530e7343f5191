import type { ApiModule } from '../../platform/module.ts';
import { lockCounts } from './count-lock.ts';
import { eraseReaders } from './erase.repository.ts';
import { mergeReaders } from './merge.repository.ts';
import { ownReading } from './own-data.ts';
import { rankingsRoutes } from './rankings.routes.ts';
import { createRankings } from './rankings.service.ts';

/**
 * Columns of the rows with which a first turn of a guest may be counted during the merge; a guest without any of
 * these rows does not wait for counting transactions.
 */
const counted = [
  'story_readers.user_id',
  'shares.user_id',
  'share_opens.user_id',
  'runs.user_id',
  'saves.user_id',
];

export function createRankingsModule(parts: Parameters<typeof createRankings>[0]) {
  const service = createRankings(parts);
  return {
    service,
    routes: rankingsRoutes(service),
    jobs: service.jobs,
    merge: {
      countLocks: { columns: counted, move: lockCounts },
      readers: { columns: ['story_readers.user_id'], move: mergeReaders },
    },
    erase: { readers: eraseReaders },
    ownData: [ownReading],
  } satisfies ApiModule;
}
