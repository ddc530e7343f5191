import { type Arrow, type Graph, isTest } from '../graph.ts';
import { packageOf } from '../packages.ts';
import { packageName } from '../resolve.ts';
import { arrowRule, at, type Rule, type Violation } from '../rule.ts';

/** Its areas refer to one another's entities and limits. */
const CONTRACT = 'shared/contract';
const CONFIG_FILE = /\.config\.ts$/;
const BUILT_IN = new Set(['fs', 'path', 'os', 'url', 'http', 'https', 'crypto', 'events', 'stream', 'util']);

/** Rules for every import. */
export const shapeRules: Rule[] = [
  arrowRule('no-barrels', 'list the names, or import from the file that has them', isBarrel),
  {
    name: 'undeclared-dependency',
    fix: 'declare it in the package\'s own package.json (version "catalog:" or "workspace:*"); other packages of ours by name, never by path',
    check: undeclared,
  },
  {
    name: 'no-cycles',
    fix: 'move what both need into a third file, or hand it over as an argument',
    check: ({ arrows }) => cycles(arrows),
  },
  {
    name: 'no-folder-cycles',
    fix: 'move the few files that close the circle to where they belong',
    check: ({ arrows }) => cycles(arrows.filter(({ from }) => !isTest(from)).flatMap(betweenFolders)),
  },
];

function isBarrel({ star, specifier }: { star: boolean; specifier: string }): boolean {
  return star || /^\.{1,2}\/?$|^\.{1,2}\/index(?:\.tsx?)?$/.test(specifier);
}

function undeclared({ arrows, packages }: Graph): Violation[] {
  // The tools every package is tested and built with are declared once, at the root.
  const root = packages.find(({ folder }) => folder === '');
  const wrong = arrows.filter(({ from, to, specifier }) => {
    const own = packageOf(from, packages);
    const name = packageName(specifier);
    if (name === null) return to !== null && specifier.startsWith('.') && packageOf(to, packages) !== own;
    if (BUILT_IN.has(name) || name === own?.name || own?.declared.has(name)) return false;
    return !(isTest(from) || CONFIG_FILE.test(from)) || !root?.declared.has(name);
  });
  return wrong.map(at);
}

type Step = Pick<Arrow, 'from' | 'to' | 'line'> & { path?: string };

/** The step between the two folders in which the paths of an import part; none if one of the files is beside them. */
function betweenFolders({ from: path, to, line }: Arrow): Step[] {
  const [names, others] = [path.split('/'), to?.split('/') ?? []];
  const level = names.findIndex((name, at) => name !== others[at]);
  if (level + 1 >= Math.min(names.length, others.length)) return [];
  if (names.slice(0, level).join('/') === CONTRACT) return [];
  const folder = (of: string[]) => of.slice(0, level + 1).join('/');
  return [{ from: folder(names), to: folder(others), line, path }];
}

function cycles(arrows: Step[]): Violation[] {
  const next = Map.groupBy(
    arrows.filter(({ to, from }) => to !== null && to !== from),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const found: Violation[] = [];
  const visit = (file: string, way: string[]): void => {
    if (done.has(file)) return;
    for (const arrow of next.get(file) ?? []) {
      const begin = [...way, file].indexOf(arrow.to ?? '');
      if (begin >= 0) found.push(cycleAt(arrow.path ?? arrow.from, arrow.line, [...way, file].slice(begin)));
      else visit(arrow.to ?? '', [...way, file]);
    }
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

function cycleAt(path: string, line: number, way: string[]): Violation {
  return { path, line, found: `closes the circle ${[...way, way[0]].join(' → ')}` };
}
