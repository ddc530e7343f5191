import { links } from '@storyloom/contract/apps/endpoints/links';
import { publicRoute, type Route } from '../../platform/http/route.ts';
import type { ValuesOf } from '../../platform/settings.ts';
import type { appsSettings } from './apps.config.ts';

export function appsRoutes(config: ValuesOf<typeof appsSettings>): Route[] {
  const { APP_STORE_URL: appStore = null, GOOGLE_PLAY_URL: googlePlay = null } = config;
  return [publicRoute(links, async () => ({ appStore, googlePlay }))];
}
