import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { cssImportsOf, importsOf } from './imports.ts';

export interface ModuleGraph {
  /** Contents of the repository's files that the entries import at run time, by absolute path. */
  files: ReadonlyMap<string, Buffer>;
  /** `name@version` of each npm package they use, and of all packages those depend on. */
  packages: string[];
}

export type ReadFile = (file: string) => Buffer;

interface Manifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const scripts = new Set(['.ts', '.tsx', '.mjs', '.js']);
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function specifiersOf(file: string, text: string): string[] {
  if (extname(file) === '.css') return cssImportsOf(text);
  if (!scripts.has(extname(file))) return [];
  return importsOf(file, text)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) => specifier);
}

/** Resolves a specifier to a file of the repository; null if it belongs to an npm package. */
function resolveOwn(from: string, specifier: string): string | null {
  const beside = join(dirname(from), specifier);
  if (specifier.startsWith('.') || isFile(beside)) return beside;
  if (!specifier.startsWith('@storyloom/')) return null;
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    const name = nameOf(specifier);
    const reason = installed(name, dirname(from))
      ? `is not in the package ${name}`
      : `is not installed: add ${name} to package.json and install`;
    throw new Error(`${specifier}, which ${from} imports, ${reason}.`);
  }
}

function nameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Folder of an installed package as seen from a folder, or null for an optional one that is not installed. */
function installed(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (isFile(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return null;
  }
}

/**
 * All inputs of a build of `entries`. Imports of `external` specifiers are not followed. The versions of packages are
 * those that are installed, which the lockfile fixes.
 */
export function moduleGraph(
  entries: readonly string[],
  external: readonly string[] = [],
  read: ReadFile = readFileSync,
): ModuleGraph {
  const files = new Map<string, Buffer>();
  const packages = new Map<string, string>();

  const visitPackage = (name: string, from: string): void => {
    const folder = installed(name, from);
    if (folder === null || packages.has(folder)) return;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    packages.set(folder, `${manifest.name}@${manifest.version ?? ''}`);
    const dependencies = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const dependency of Object.keys(dependencies)) visitPackage(dependency, folder);
  };

  const visit = (path: string): void => {
    // The compiler has a better message for a missing file.
    if (!isFile(path)) return;
    const file = realpathSync(path);
    if (files.has(file)) return;
    const content = read(file);
    files.set(file, content);
    for (const specifier of specifiersOf(file, content.toString())) {
      if (external.includes(specifier) || isBuiltin(specifier)) continue;
      const own = resolveOwn(file, specifier);
      if (own !== null) visit(own);
      else visitPackage(nameOf(specifier), dirname(file));
    }
  };

  for (const entry of entries) visit(entry);
  return { files, packages: [...new Set(packages.values())].sort() };
}
