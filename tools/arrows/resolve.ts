import { dirname, join, normalize } from 'node:path/posix';
import type { Package } from './packages.ts';
import type { Tree } from './tree.ts';

/** The file that a specifier refers to; null if it is not in the checkout. */
export function resolveImport(
  from: string,
  specifier: string,
  tree: Tree,
  packages: Package[],
): string | null {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : throughExports(specifier, packages);
  return path === null ? null : (candidates(path).find((each) => tree.has(each)) ?? null);
}

function candidates(path: string): string[] {
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')];
}

function throughExports(specifier: string, packages: Package[]): string | null {
  const found = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!found) return null;
  const wanted = `.${specifier.slice(found.name.length)}`;
  for (const [pattern, target] of Object.entries(found.exports).sort(byLength)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? wanted !== pattern : !wanted.startsWith(before) || !wanted.endsWith(after))
      continue;
    const star = wanted.slice(before.length, wanted.length - (after?.length ?? 0));
    return normalize(join(found.folder, target.replaceAll('*', star)));
  }
  return null;
}

/** Longer patterns are more specific. */
function byLength([one]: [string, string], [other]: [string, string]): number {
  return other.length - one.length;
}

/** The npm package a specifier names, or null for a path or a module of Node. */
export function packageName(specifier: string): string | null {
  if (/^(?:\.|\/|node:|virtual:|https?:|data:)/.test(specifier)) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
