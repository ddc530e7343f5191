import type { ApiModule } from '../../platform/module.ts';
import { findReferencedPictures } from './covers/generated-covers.repository.ts';
import { writingHelpRoutes } from './writing-help.routes.ts';
import { createWritingHelp, eraseWritingHelp, ownCovers, ownHelpRequests } from './writing-help.service.ts';

export function createWritingHelpModule(parts: Parameters<typeof createWritingHelp>[0]) {
  const service = createWritingHelp(parts);
  return {
    service,
    routes: writingHelpRoutes(service),
    jobs: service.jobs,
    erase: { writingHelp: eraseWritingHelp },
    ownData: [ownHelpRequests, ownCovers],
    pictures: findReferencedPictures,
  } satisfies ApiModule;
}
