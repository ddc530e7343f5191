import type { ApiModule } from '../../platform/module.ts';
import { insightRoutes } from './insight.routes.ts';
import { createInsight, eraseInsight, mergeInsight } from './insight.service.ts';
import { ownProgress, ownReadAuthors } from './replies/own-data.ts';
import { ownVisitedAuthors, ownVisits } from './visits/own-data.ts';

const columns = [
  'story_visitors.user_id',
  'author_visitors.user_id',
  'story_progress.user_id',
  'author_readers.user_id',
];

export function createInsightModule(parts: Parameters<typeof createInsight>[0]) {
  const service = createInsight(parts);
  return {
    service,
    routes: insightRoutes(service),
    jobs: service.jobs,
    merge: { insight: { columns, move: mergeInsight } },
    erase: { insight: eraseInsight },
    ownData: [ownVisits, ownVisitedAuthors, ownProgress, ownReadAuthors],
  } satisfies ApiModule;
}
