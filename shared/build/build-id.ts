import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = /(^|\/)(node_modules|dist|gallery|fixtures)(\/|$)|\.(test|e2e)\.tsx?$|\.md$/;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (skipped.test(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/**
 * Names a build by its inputs: 12 lower-case hexadecimal digits over the paths and bytes of all files below `folders`
 * and of `files`. The same sources give the same id, so a restart publishes nothing it already has.
 */
export function buildIdOf(root: string, folders: string[], files: string[]): string {
  const hash = createHash('sha256');
  const paths = [
    ...folders.flatMap((folder) => [...filesBelow(join(root, folder))]),
    ...files.map((f) => join(root, f)),
  ];
  for (const path of paths) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
