import type { ApiModule } from '../../platform/module.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { createDrafts } from './drafts.service.ts';
import { eraseDrafts } from './erase.repository.ts';
import { ownDrafts } from './own-data.ts';
import type { DraftsParts } from './parts.ts';

export function createDraftsModule(parts: DraftsParts) {
  const service = createDrafts(parts);
  return {
    service,
    routes: draftsRoutes(service),
    jobs: service.jobs,
    erase: { drafts: eraseDrafts },
    ownData: [ownDrafts],
    pictures: service.findReferencedPictures,
  } satisfies ApiModule;
}
