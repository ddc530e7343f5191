import type { Rule, Violation } from '../rule.ts';

const ROLES = new Set([
  'routes',
  'service',
  'repository',
  'schema',
  'policy',
  'model',
  'config',
  'errors',
  'events',
  'jobs',
  'module',
]);
const TEST = /(?:\.pg)?\.test$/;

/** Rules for names of files. */
export const nameRules: Rule[] = [
  {
    name: 'closed-list-of-suffixes',
    fix: `a file of api is <noun>.<role>.ts with one of ${[...ROLES].join(', ')}, or a plain noun`,
    check: ({ files }) => files.filter((path) => path.startsWith('api/')).flatMap(unknownRole),
  },
  {
    name: 'hooks-are-use-x',
    fix: 'name the file of a hook use-x.ts; hooks of a context, of queries or of mutations may be in x.context.ts, x.queries.ts or x.mutations.ts',
    check: ({ files, tree }) => [
      ...files.filter((path) => /\/use[A-Z]\w*\.(?:test\.)?tsx?$/.test(path)).map(named),
      ...files.flatMap((path) => exportedHook(path, tree.get(path) ?? '')),
    ],
  },
  {
    name: 'tests-name-their-unit',
    fix: "put the tests of a file into describe('<unit>'), so that the output reads as a specification",
    check: ({ files, tree }) =>
      files
        .filter((path) => /\.test\.tsx?$/.test(path) && isUnnamed(tree.get(path) ?? ''))
        .map((path) => ({ path, line: 1, found: 'has no describe' })),
  },
];

const HOOK = /^export (?:async )?(?:function|const) (use[A-Z]\w*)/m;
/** Files of hooks, and the facade of all micro-frontends. */
const OF_HOOKS =
  /\/use-[\w-]+\.tsx?$|\.(?:context|queries|mutations)\.tsx?$|^shared\/mfe\/host\.ts$|\/testing\//;

function exportedHook(path: string, text: string): Violation[] {
  if (OF_HOOKS.test(path)) return [];
  const found = HOOK.exec(text);
  if (!found) return [];
  return [{ path, line: text.slice(0, found.index).split('\n').length, found: `exports ${found[1]}` }];
}

function isUnnamed(text: string): boolean {
  return /^(?:test|it)\b/m.test(text) && !/\bdescribe\b/.test(text);
}

function unknownRole(path: string): Violation[] {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
  const [, ...roles] = name.replace(TEST, '').split('.');
  return roles.some((role) => !ROLES.has(role)) || roles.length > 1 ? [named(path)] : [];
}

function named(path: string): Violation {
  return { path, line: 1, found: `is named ${path.slice(path.lastIndexOf('/') + 1)}` };
}
