import { statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

const quietMs = 80;
const sources = /\.(ts|tsx|mjs|json|sql)$/;
const noMatter = /(^|\/)(node_modules|dist|fixtures)\/|\.test\.tsx?$/;

/** Calls `changed` once a burst of changes to sources in these folders, or to these files, is over. */
export function watchFolders(places: string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const touched = (name: string | null) => {
    if (name !== null && (!sources.test(name) || noMatter.test(name))) return;
    clearTimeout(timer);
    timer = setTimeout(changed, quietMs);
  };
  for (const place of places) {
    if (statSync(place).isDirectory()) watch(place, { recursive: true }, (_, name) => touched(name));
    // A file that is replaced is another one: its folder tells.
    else watch(dirname(place), (_, name) => name === basename(place) && touched(name));
  }
}
