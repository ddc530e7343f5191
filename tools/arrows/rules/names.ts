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
]);
const TEST = /(?:\.pg)?\.test$/;

/** How files are named. */
export const nameRules: Rule[] = [
  {
    name: 'closed-list-of-suffixes',
    mend: `a file of api is <noun>.<role>.ts with one of ${[...ROLES].join(', ')}, or a plain noun`,
    check: ({ files }) => files.filter((path) => path.startsWith('api/')).flatMap(unknownRole),
  },
  {
    name: 'hooks-are-use-x',
    mend: 'name the file of a hook use-x.ts',
    check: ({ files }) => files.filter((path) => /\/use[A-Z]\w*\.(?:test\.)?tsx?$/.test(path)).map(named),
  },
  {
    name: 'tests-name-their-unit',
    mend: "put the tests of a file into describe('<unit>'), so that the output reads as a specification",
    check: ({ files, tree }) =>
      files
        .filter((path) => /\.test\.tsx?$/.test(path) && isUnnamed(tree.get(path) ?? ''))
        .map((path) => ({ path, line: 1, found: 'has no describe' })),
  },
];

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
