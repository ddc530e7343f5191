import type { ApiModule } from '../../platform/module.ts';
import { eraseEndings, mergeEndings, ownEndings } from './endings.repository.ts';
import { scriptsRoutes } from './scripts.routes.ts';
import { createScripts } from './scripts.service.ts';

export function createScriptsModule(parts: Parameters<typeof createScripts>[0]) {
  const service = createScripts(parts);
  return {
    service,
    routes: scriptsRoutes(service),
    merge: { endings: { columns: ['story_endings.user_id'], move: mergeEndings } },
    erase: { endings: eraseEndings },
    ownData: [ownEndings],
  } satisfies ApiModule;
}
