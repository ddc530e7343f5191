import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = /(^|\/)(node_modules|dist|gallery|fixtures)(\/|$)|\.(test|e2e)\.tsx?$|\.md$/;

/** Paths from `top`: where the checkout itself lies does not matter. */
function* filesBelow(top: string, folder = ''): Generator<string> {
  const entries = readdirSync(join(top, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (skipped.test(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(top, path);
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
    ...folders.flatMap((folder) => [...filesBelow(join(root, folder))].map((path) => join(folder, path))),
    ...files,
  ];
  for (const path of paths) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
