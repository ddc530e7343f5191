import type { Release } from '@storyloom/contract/platform/composition';
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { exampleOf } from '@storyloom/contract/platform/param-rule';

/** An address of a route, with optional segments left out and an example for each parameter; null if a rule has none. */
export function exampleAddress({ path, validate }: RouteManifest): string | null {
  const segments = path.split('/').filter((segment) => segment && !segment.endsWith('?'));
  const texts = segments.map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const rule = validate?.params[segment.slice(1)];
    return rule ? exampleOf(rule) : 'a';
  });
  return texts.includes(null) ? null : `/${texts.join('/')}`;
}

/** Addresses of the pages that the server renders, those without parameters first. */
export function addressesToDraw({ manifest }: Pick<Release, 'manifest'>): string[] {
  const parameters = ({ path }: RouteManifest) => Number(/\/:\w+(\/|$)/.test(path));
  return manifest.routes
    .filter(({ ssr }) => ssr)
    .sort((one, other) => parameters(one) - parameters(other))
    .flatMap((route) => exampleAddress(route) ?? []);
}
