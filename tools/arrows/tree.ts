import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a checkout: path from its root → text. */
export type Tree = ReadonlyMap<string, string>;

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);
const READ = /\.(?:tsx?|mjs|sql|md|module\.css)$|(?:^|\/)package\.json$/;

/** The sources, CSS modules and package manifests of a checkout. */
export function readTree(root: string): Tree {
  const files = new Map<string, string>();
  for (const path of walk(root, '')) files.set(path, readFileSync(join(root, path), 'utf8'));
  return files;
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return isOurs(entry.name) ? walk(root, path) : [];
    return READ.test(path) && !path.endsWith('.d.ts') ? [path] : [];
  });
}

function isOurs(name: string): boolean {
  return !name.startsWith('.') && !NOT_OURS.has(name);
}
