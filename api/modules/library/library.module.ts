import type { ApiModule } from '../../platform/module.ts';
import { eraseBookshelf } from './erase.repository.ts';
import { libraryRoutes } from './library.routes.ts';
import { createLibrary } from './library.service.ts';
import { mergeBookshelf } from './merge.repository.ts';
import { ownBookshelf } from './own-data.ts';

export function createLibraryModule(parts: Parameters<typeof createLibrary>[0]) {
  const service = createLibrary(parts);
  return {
    service,
    routes: libraryRoutes(service),
    merge: { bookshelf: { columns: ['bookshelf.user_id'], move: mergeBookshelf } },
    erase: { bookshelf: eraseBookshelf },
    ownData: [ownBookshelf],
  } satisfies ApiModule;
}
