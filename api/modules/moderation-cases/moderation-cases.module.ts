import type { ApiModule } from '../../platform/module.ts';
import { findReferencedPictures } from './cases.repository.ts';
import { eraseCases } from './erase.repository.ts';
import { moderationCasesRoutes } from './moderation-cases.routes.ts';
import { createModerationCases } from './moderation-cases.service.ts';
import { ownCases, ownReports } from './own-data.ts';
import { mergeCases } from './reports.repository.ts';

const columns = ['moderation_cases.author_id', 'moderation_reports.reporter_id'];

export function createModerationCasesModule(parts: Parameters<typeof createModerationCases>[0]) {
  const service = createModerationCases(parts);
  return {
    service,
    routes: moderationCasesRoutes(service),
    jobs: service.jobs,
    merge: { cases: { columns, move: mergeCases } },
    erase: { cases: eraseCases },
    ownData: [ownCases, ownReports],
    pictures: findReferencedPictures,
  } satisfies ApiModule;
}
