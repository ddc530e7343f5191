import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist']);

/** Whether the files under `paths` are those that `remember` saw last, and their outcome was kept. */
export function isUnchanged(stamps: string, name: string, paths: string[]): boolean {
  const stamp = join(stamps, name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(paths);
}

export function remember(stamps: string, name: string, paths: string[]): void {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), fingerprint(paths));
}

function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, join(ROOT, path), path);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  if (!existsSync(path)) {
    hash.update(`missing ${name}\n`);
  } else if (statSync(path).isFile()) {
    hash.update(`${name}\n`).update(readFileSync(path));
  } else {
    for (const entry of readdirSync(path).sort()) {
      if (!NOT_SOURCES.has(entry)) addTo(hash, join(path, entry), `${name}/${entry}`);
    }
  }
}
