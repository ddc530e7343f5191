import { type Arrow, isTest } from '../graph.ts';
import { arrowRule, type Rule } from '../rule.ts';

/** Imports between the modules of the API. */
export const moduleRules: Rule[] = [
  arrowRule(
    'modules-import-services-only',
    'a module imports only the service of another module; compose.ts connects them',
    (arrow) => importsInternals(arrow) && !isTest(arrow.from),
  ),
  arrowRule(
    'platform-imports-no-module',
    'api/platform imports no module; compose.ts passes it what it needs',
    (arrow) => arrow.from.startsWith('api/platform/') && moduleOf(arrow.to) !== null && !isTest(arrow.from),
  ),
];

/** Files with a rule of their own, and those that connect all modules. */
const MAY_IMPORT_ALL =
  /^api\/(?:compose\.ts|compose\/|settings\.ts|model-check\.ts|model-check\/|seed\.ts|seed\/|platform\/)/;

function importsInternals({ from, to }: Arrow): boolean {
  const target = moduleOf(to);
  if (target === null || !from.startsWith('api/') || MAY_IMPORT_ALL.test(from)) return false;
  return moduleOf(from) !== target && !isEntry(to ?? '', target);
}

/** True for `points/points.service.ts`, and for the entity of a module: `stories/story.ts`. */
function isEntry(path: string, module: string): boolean {
  const inside = path.slice(`api/modules/${module}/`.length);
  return inside === `${module}.service.ts` || inside === `${module.replace(/s$/, '')}.ts`;
}

function moduleOf(path: string | null): string | null {
  return /^api\/modules\/([^/]+)\//.exec(path ?? '')?.[1] ?? null;
}
