import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { UserSettings } from './settings.service.ts';

export function settingsRoutes(settings: UserSettings): Route[] {
  return [
    publicRoute(userSettingInfo, ({ viewer }) => settings.read(viewer?.userId ?? null)),
    route(userSettingModify, ({ viewer, input }) => settings.modify(viewer.userId, input)),
  ];
}
