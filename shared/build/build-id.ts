import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleGraph, type ReadFile } from './module-graph.ts';

interface Inputs {
  /** Absolute paths of the modules a build starts from, including the build configuration. */
  entries: readonly string[];
  /** Specifiers that are not part of the build. */
  external?: readonly string[];
  /** Other values that the output depends on. */
  settings: unknown;
}

/** A file's package and its path in it, which do not depend on the folder of the checkout. */
function labelOf(file: string): string {
  const manifest = findPackageJSON(pathToFileURL(file));
  if (manifest === undefined) return file;
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
  return `${name}/${relative(dirname(manifest), file)}`;
}

/**
 * Identifies a build by its inputs: 12 lower-case hexadecimal digits over the files its entries import, the versions of
 * the npm packages they use, and `settings`. The same inputs give the same id, so nothing is published twice.
 */
export function buildIdOf({ entries, external = [], settings }: Inputs, read?: ReadFile): string {
  const { files, packages } = moduleGraph(entries, external, read);
  const labelled = [...files].map(([file, content]) => [labelOf(file), content] as const);
  const hash = createHash('sha256').update(JSON.stringify([settings, packages]));
  for (const [label, content] of labelled.sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`\n${label} ${createHash('sha256').update(content).digest('hex')}`);
  }
  return hash.digest('hex').slice(0, 12);
}
