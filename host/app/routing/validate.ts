import type { RouteManifest } from '@storyloom/contract/manifest';
import { rejectedPage } from '@storyloom/contract/messages/pages';
import { matchesParam } from '@storyloom/contract/param-rule';

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
