import type { ApiModule } from '../../platform/module.ts';
import { eraseAnswers, mergeAnswers, ownAnswers } from './answers.repository.ts';
import { eraseEndings, mergeEndings, ownEndings } from './endings.repository.ts';
import { scriptsRoutes } from './scripts.routes.ts';
import { createScripts } from './scripts.service.ts';

export function createScriptsModule(parts: Parameters<typeof createScripts>[0]) {
  const service = createScripts(parts);
  return {
    service,
    routes: scriptsRoutes(service),
    merge: {
      answers: { columns: ['story_answers.user_id'], move: mergeAnswers },
      endings: { columns: ['story_endings.user_id'], move: mergeEndings },
    },
    erase: { answers: eraseAnswers, endings: eraseEndings },
    ownData: [ownAnswers, ownEndings],
  } satisfies ApiModule;
}
