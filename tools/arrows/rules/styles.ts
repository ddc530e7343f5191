import { posix } from 'node:path';
import type { Graph } from '../graph.ts';
import type { Rule, Violation } from '../rule.ts';

const IMPORT = /^import (\w+) from '(\.{1,2}\/[^']+\.module\.css)';$/gm;

export const styleRules: Rule[] = [
  {
    name: 'css-classes-exist',
    mend: 'add the class to the CSS module, or leave the class name out',
    check: ({ files, tree }) =>
      files.filter((path) => path.endsWith('.tsx')).flatMap((path) => missingClasses(path, tree)),
  },
];

/** Classes that a component reads from a CSS module, such as `styles.title`, and that the module does not have. */
function missingClasses(path: string, tree: Graph['tree']): Violation[] {
  const text = tree.get(path) ?? '';
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', specifier = '']) => {
    const css = tree.get(posix.join(posix.dirname(path), specifier));
    if (css === undefined) return [{ path, line: 1, found: `imports '${specifier}', which does not exist` }];
    const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found));
    const reads = text.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
    return [...reads].flatMap(({ 1: dotted, 2: quoted, index }) => {
      const read = dotted ?? quoted ?? '';
      if (classes.has(read)) return [];
      const line = text.slice(0, index).split('\n').length;
      return [{ path, line, found: `reads .${read}, which ${specifier} does not have` }];
    });
  });
}
