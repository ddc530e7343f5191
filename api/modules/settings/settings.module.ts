import type { ApiModule } from '../../platform/module.ts';
import { eraseSettings } from './erase.repository.ts';
import { mergeSettings } from './merge.repository.ts';
import { ownSettings } from './own-data.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createUserSettings } from './settings.service.ts';

export function createSettingsModule(parts: Parameters<typeof createUserSettings>[0]) {
  const service = createUserSettings(parts);
  return {
    service,
    routes: settingsRoutes(service),
    merge: { settings: { columns: ['user_settings.user_id'], move: mergeSettings } },
    erase: { settings: eraseSettings },
    ownData: [ownSettings],
  } satisfies ApiModule;
}
