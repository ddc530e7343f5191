import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildRemote } from '@storyloom/build/build-remote';

/**
 * Builds the micro-frontend in the current folder into its `dist`, as a release would, and prints what the first load of
 * each part costs, in kB after gzip.
 */
const dir = process.cwd();
const dist = join(dir, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const { mfe, version, buildId, parts, entry } = await buildRemote(dir, dist);
const kilobytes = (urls: readonly string[]) => {
  const bytes = urls.reduce((sum, url) => sum + gzipSync(readFileSync(join(dist, url))).length, 0);
  return Math.round(bytes / 102.4) / 10;
};
console.log(`${mfe} ${version} (${buildId}) is in ${dist}`);
console.table(
  Object.fromEntries(
    Object.entries(parts).map(([part, { js, css }]) => [
      part,
      { js: kilobytes([entry.url, ...js.map(({ url }) => url)]), css: kilobytes(css.map(({ url }) => url)) },
    ]),
  ),
);
