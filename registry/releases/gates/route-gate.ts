import { hostSegments, localeSegments } from '@storyloom/contract/platform/addresses';
import type { Release } from '@storyloom/contract/platform/composition';
import {
  middlewareNames,
  type NavigationEntry,
  type RouteManifest,
} from '@storyloom/contract/platform/manifest';
import { exampleOf } from '@storyloom/contract/platform/param-rule';
import { refuse } from '../../platform/errors.ts';
import type { Candidate } from '../candidate.ts';
import { isSamePattern, paramsOf, pathFault, sharedAddress } from './route-patterns.ts';

const ownAddresses = [...hostSegments, ...localeSegments].map((segment) => `/${segment}/*`);

function firstRepeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}

function checkRoute({ id, path, ssr, caller, validate, keepAlive, middleware }: RouteManifest): void {
  const fault = pathFault(path);
  if (fault) refuse(fault);
  if (caller && ssr)
    refuse(
      `${id} is for some visitors, whom the server does not know. Leave its ssr out, or set it to false.`,
    );
  const params = paramsOf(path);
  if (typeof keepAlive === 'string' && !params.includes(keepAlive))
    refuse(
      `${id} keeps one page for each ${keepAlive}, but ${path} has no such parameter. Name one of its own.`,
    );
  for (const [name, rule] of Object.entries(validate?.params ?? {})) {
    if (!params.includes(name))
      refuse(`${id} validates ${name}, but ${path} has no such parameter. Name one of its own.`);
    if (exampleOf(rule) === null)
      refuse(`No text is a valid ${name} of ${path}: ${JSON.stringify(rule)}. Widen the rule.`);
  }
  const unknown = middleware.find((name) => !(middlewareNames as readonly string[]).includes(name));
  if (unknown !== undefined)
    refuse(`${id} names the middleware ${unknown}. The shell offers: ${middlewareNames.join(', ')}.`);
  for (const own of ownAddresses) {
    const address = sharedAddress(path, own);
    if (address)
      refuse(`${path} would take ${own.slice(0, -2)}, which the host answers itself. Choose another path.`);
  }
}

/** Longest label in the bar, whose entries share the width of a phone; in characters. */
const barLabel = 10;

function checkEntry({ place, label, path }: NavigationEntry, routes: readonly RouteManifest[]): void {
  const leadsTo = (route: RouteManifest) => sharedAddress(path, route.path) !== null;
  if (pathFault(path) || /[:?]/.test(path) || !routes.some(leadsTo))
    refuse(
      `The navigation entry ${path} leads to no page of its own micro-frontend. Name an address of its routes, without parameters.`,
    );
  if (!label.en) refuse(`The navigation entry ${path} has no English label. Add label.en.`);
  const long = Object.values(label).find((text) => text.length > barLabel);
  if (place === 'bar' && long !== undefined)
    refuse(
      `The label “${long}” of ${path} has more than ${barLabel} characters, and the bar has no room for it. Shorten it, or use the header.`,
    );
}

/** Throws when the release names a route, dialog or slot twice, or a route is invalid or takes an address of the host. */
export function checkOwnRoutes({ manifest }: Pick<Candidate, 'manifest'>): void {
  const { routes, dialogs, slots, navigation = [] } = manifest;
  const route = firstRepeated(routes.map(({ id }) => id));
  if (route !== undefined) refuse(`Two routes have the id ${route}. Rename one of them in mfe.ts.`);
  const part = firstRepeated([...dialogs, ...slots]);
  if (part !== undefined) refuse(`${part} is offered twice. Remove one of them from mfe.ts.`);
  for (const each of routes) checkRoute(each);
  for (const each of navigation) checkEntry(each, routes);
  for (const [index, { path }] of routes.entries()) {
    const same = routes.slice(index + 1).find((other) => isSamePattern(path, other.path));
    if (same) refuse(`${path} and ${same.path} match the same addresses. Remove one of the routes.`);
  }
}

/**
 * Throws when an address of the release belongs to another micro-frontend. The router prefers the more specific path,
 * so a static address within another's dynamic one is refused as well: `/read/news` belongs to `/read/:id`'s owner.
 */
export function checkOthersRoutes({ manifest }: Candidate, other: Release): void {
  for (const { path } of manifest.routes) {
    for (const theirs of other.manifest.routes) {
      const address = sharedAddress(path, theirs.path);
      if (!address) continue;
      refuse(
        `${path} matches ${address}, which belongs to ${other.mfe} (${theirs.path}). ` +
          `Choose another path, or ask ${other.mfe} to give it up.`,
      );
    }
  }
}
