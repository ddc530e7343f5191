import { statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

const quietMs = 80;
const sources = /\.(ts|tsx|mjs|json|sql)$/;
const ignored = /(^|\/)(node_modules|dist|fixtures)\/|\.test\.tsx?$/;

/** Whether a change of this path is a change of the sources. */
export function isSource(path: string): boolean {
  return sources.test(path) && !ignored.test(path);
}

/** Calls `changed` once a burst of changes to sources in these folders, or to these files, is over. */
export function watchFolders(places: string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const touched = (name: string | null) => {
    if (name !== null && !isSource(name)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, quietMs);
  };
  for (const place of places) {
    if (statSync(place).isDirectory()) watch(place, { recursive: true }, (_, name) => touched(name));
    // A replaced file is a new one, which only its folder reports.
    else watch(dirname(place), (_, name) => name === basename(place) && touched(name));
  }
}
