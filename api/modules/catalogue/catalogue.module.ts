import type { ApiModule } from '../../platform/module.ts';
import { findReferencedPictures } from './catalogue.repository.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogue } from './catalogue.service.ts';
import { eraseWorks } from './erase.repository.ts';
import { ownStories } from './own-data.ts';

export function createCatalogueModule(parts: Parameters<typeof createCatalogue>[0]) {
  const service = createCatalogue(parts);
  return {
    service,
    routes: catalogueRoutes(service),
    erase: { works: eraseWorks },
    ownData: [ownStories],
    pictures: findReferencedPictures,
  } satisfies ApiModule;
}
