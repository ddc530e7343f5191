import { posix } from 'node:path';
import { type Graph, isTest } from '../graph.ts';
import type { Rule, Violation } from '../rule.ts';

const IMPORT = /^import (\w+) from '(\.{1,2}\/[^']+\.module\.css)';$/gm;

/** Attributes that Base UI sets. */
const LIBRARY =
  /^data-(?:active|disabled|highlighted|nested-dialog-open|starting-style|ending-style|open|closed|checked|pressed|popup-open|side|invalid|focused)$/;

export const styleRules: Rule[] = [
  {
    name: 'css-classes-exist',
    fix: 'add the class to the CSS module, or leave the class name out',
    check: ({ files, tree }) =>
      files.filter((path) => path.endsWith('.tsx')).flatMap((path) => missingClasses(path, tree)),
  },
  {
    name: 'css-attributes-exist',
    fix: 'select an attribute that a component sets',
    check: missingAttributes,
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

/** Attributes such as `data-current` that a CSS module selects and no component, script or document of ours sets. */
function missingAttributes({ files, tree }: Graph): Violation[] {
  const sources = files.filter((path) => !isTest(path)).map((path) => tree.get(path) ?? '');
  const isSet = (attribute: string) => {
    const property = attribute.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return sources.some((text) => text.includes(attribute) || text.includes(`dataset.${property}`));
  };
  return [...tree].flatMap(([path, css]) => {
    if (!path.endsWith('.module.css')) return [];
    const found = new Map(
      [...css.matchAll(/\[(data-[\w-]+)/g)].map((match) => [match[1] ?? '', match.index]),
    );
    return [...found]
      .filter(([attribute]) => !LIBRARY.test(attribute) && !isSet(attribute))
      .map(([attribute, at]) => {
        const line = css.slice(0, at).split('\n').length;
        return { path, line, found: `selects [${attribute}], which nothing sets` };
      });
  });
}
