import type { RouteManifest } from '@storyloom/contract/manifest';
import { rejectedPage } from '@storyloom/contract/messages/pages';

type Params = Readonly<Record<string, string | undefined>>;

/** Throws a Response if a parameter does not match the pattern in the route's manifest. */
export function validateParams(route: RouteManifest, params: Params, path: string): void {
  for (const [name, pattern] of Object.entries(route.validate?.params ?? {})) {
    const value = params[name];
    if (value === undefined || new RegExp(pattern, 'u').test(value)) continue;
    const status = route.validate?.status ?? 404;
    throw new Response(rejectedPage(path), { status });
  }
}
