import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { rejectedPage } from '@storyloom/contract/platform/messages';
import { matchesParam } from '@storyloom/contract/platform/param-rule';

type Params = Readonly<Record<string, string | undefined>>;

/** Throws a Response if a parameter breaks its rule in the route's manifest. */
export function validateParams(route: RouteManifest, params: Params, path: string): void {
  for (const [name, rule] of Object.entries(route.validate?.params ?? {})) {
    const value = params[name];
    if (value === undefined || matchesParam(rule, value)) continue;
    const status = route.validate?.status ?? 404;
    throw new Response(rejectedPage(path), { status });
  }
}
