import { type Import, importsOf } from '@storyloom/build/imports';
import { type Package, packagesOf } from './packages.ts';
import { packageName, resolveImport } from './resolve.ts';
import type { Tree } from './tree.ts';

export type Arrow = Import & {
  from: string;
  /** The file it leads to; null if that is not in the checkout. */
  to: string | null;
  /** The part of this repository that it leads to; null for packages from npm. */
  toPart: string | null;
};

/** Files with imports; the tree also holds manifests, SQL and documents. */
const CODE = /\.(?:tsx?|mjs)$/;

export type Graph = { tree: Tree; packages: Package[]; files: string[]; arrows: Arrow[] };

export function graphOf(tree: Tree): Graph {
  const packages = packagesOf(tree);
  const files = [...tree.keys()].filter((path) => CODE.test(path)).sort();
  const arrows = files.flatMap((from) =>
    importsOf(from, tree.get(from) ?? '').map((each) => {
      const to = resolveImport(from, each.specifier, tree, packages);
      return { ...each, from, to, toPart: to ? partOf(to) : partOfPackage(each.specifier, packages) };
    }),
  );
  return { tree, packages, files, arrows };
}

function partOfPackage(specifier: string, packages: Package[]): string | null {
  const name = packageName(specifier);
  return packages.find((each) => each.name === name)?.folder || null;
}

/** `host`, `api`, `mfe-reader`, `shared/ui`…; the root's own files are the part ''. */
export function partOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/');
  if (second === '') return '';
  return first === 'shared' && rest.length > 0 ? `shared/${second}` : first;
}

export function isTest(path: string): boolean {
  return /\.(?:test|e2e)\.tsx?$/.test(path) || /(?:^|\/)(?:testing|fixtures)\//.test(path);
}
