import { dirname } from 'node:path/posix';
import * as z from 'zod/mini';
import type { Tree } from './tree.ts';

const names = z._default(z.record(z.string(), z.string()), {});
const Manifest = z.object({
  name: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
});

export type Package = {
  folder: string;
  name: string;
  exports: Record<string, string>;
  declared: Set<string>;
};

/** The workspace's packages, the deepest folder first. */
export function packagesOf(tree: Tree): Package[] {
  const manifests = [...tree].filter(([path]) => /(?:^|\/)package\.json$/.test(path));
  return manifests.map(([path, text]) => readPackage(path, text)).sort(byDepth);
}

export function packageOf(path: string, packages: Package[]): Package | undefined {
  return packages.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
}

function readPackage(path: string, text: string): Package {
  const manifest = Manifest.parse(JSON.parse(text));
  const declared = [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies];
  return {
    folder: dirname(path) === '.' ? '' : dirname(path),
    name: manifest.name,
    exports: manifest.exports ?? {},
    declared: new Set(declared.flatMap(Object.keys)),
  };
}

function byDepth(one: Package, other: Package): number {
  return other.folder.length - one.folder.length;
}
