// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of a package.json that decide what is installed. */
const FIELDS = [
  'name',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'engines',
];

/**
 * A hash of everything that decides what is installed: the lockfile, the workspace file, and the dependencies of each
 * package of the workspace.
 *
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  for (const folder of ['.', ...workspaceFolders(root)]) {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    hash.update(JSON.stringify([folder, ...FIELDS.map((field) => manifest[field] ?? null)]));
  }
  return hash.digest('hex');
}

/** @param {string} root */
const stampOf = (root) => join(root, 'node_modules', '.storyloom-installed');

/**
 * True if nothing that decides what is installed has changed since `markInstalled`.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * @param {string} root
 * @param {string} hash the fingerprint from before the installation
 */
export function markInstalled(root, hash) {
  writeFileSync(stampOf(root), hash);
}

/**
 * The folders that match the `packages` of pnpm-workspace.yaml. A pattern may end with one `*`.
 *
 * @param {string} root
 */
function workspaceFolders(root) {
  const [, list = ''] =
    /^packages:\n((?: {2}- .+\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  const patterns = [...list.matchAll(/- ['"]?([^'"\n]+)/g)].map(([, pattern = '']) => pattern);
  return patterns.flatMap((pattern) => expand(root, pattern)).sort();
}

/** @param {string} root @param {string} pattern */
function expand(root, pattern) {
  if (!pattern.endsWith('*')) return [pattern];
  const cut = pattern.lastIndexOf('/') + 1;
  const [parent, start] = [pattern.slice(0, cut), pattern.slice(cut, -1)];
  if (!existsSync(join(root, parent))) return [];
  const names = readdirSync(join(root, parent)).filter((name) => name.startsWith(start));
  return names.map((name) => parent + name);
}
