import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script of the worker, which is told where files come from besides the site. */
export function workerScript(dist: string, { assetsOrigin }: { assetsOrigin: string | null }): string {
  const script = readFileSync(join(dist, 'worker', 'sw.js'), 'utf8');
  return `const assetsOrigin=${JSON.stringify(assetsOrigin)};\n${script}`;
}
