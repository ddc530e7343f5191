import { type Arrow, isTest } from '../graph.ts';
import { arrowRule, type Rule } from '../rule.ts';

/** How the modules of the API reach each other. */
export const moduleRules: Rule[] = [
  arrowRule(
    'modules-meet-in-compose',
    "a module reaches another through that one's service, and only compose.ts sees them all",
    (arrow) => reachesInside(arrow) && !isTest(arrow.from),
  ),
  arrowRule(
    'platform-knows-no-feature',
    'api/platform serves every module and knows none; hand it what it needs from compose.ts',
    (arrow) => arrow.from.startsWith('api/platform/') && moduleOf(arrow.to) !== null && !isTest(arrow.from),
  ),
  arrowRule(
    'offline-behind-ports',
    "api/offline implements the modules' ports and knows nothing else of them; compose.ts hands it to the modules",
    (arrow) => !isTest(arrow.from) && (leavesPorts(arrow) || isOffline(arrow.to, moduleOf(arrow.from))),
  ),
];

/** Files that other rules hold, or that wire everything. */
const SEES_ALL =
  /^api\/(?:compose\.ts|compose\/|own-files\.ts|settings\.ts|seed\.ts|seed\/|platform\/|offline\/)/;

function reachesInside({ from, to }: Arrow): boolean {
  const target = moduleOf(to);
  if (target === null || !from.startsWith('api/') || SEES_ALL.test(from)) return false;
  return moduleOf(from) !== target && !isDoor(to ?? '', target);
}

/** `points/points.service.ts`, or the thing a module is about: `stories/story.ts`. */
function isDoor(path: string, module: string): boolean {
  const inside = path.slice(`api/modules/${module}/`.length);
  return inside === `${module}.service.ts` || inside === `${module.replace(/s$/, '')}.ts`;
}

/** An import from `api/offline` of anything in a module but its `port/` folder. */
function leavesPorts({ from, to }: Arrow): boolean {
  return from.startsWith('api/offline/') && moduleOf(to) !== null && !isPort(to ?? '');
}

function isOffline(path: string | null, fromModule: string | null): boolean {
  return fromModule !== null && (path ?? '').startsWith('api/offline/');
}

const isPort = (path: string) => /^api\/modules\/[^/]+\/port\//.test(path);

function moduleOf(path: string | null): string | null {
  return /^api\/modules\/([^/]+)\//.exec(path ?? '')?.[1] ?? null;
}
