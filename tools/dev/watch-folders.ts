import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

const quietMs = 80;
const ours = /\.(ts|tsx|mjs|json|sql)$/;
const tests = /\.test\.tsx?$/;

/** The folders to watch as wholes: what is installed and built is left out. */
function below(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries
    .filter(({ name }) => !['node_modules', 'dist', 'fixtures'].includes(name))
    .flatMap(({ name }) => below(join(folder, name)))
    .concat(folder);
}

/** Calls `changed` once a burst of changes to sources in these folders, or to these files, is over. */
export function watchFolders(places: string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const touched = (name: string | null) => {
    if (name !== null && (!ours.test(name) || tests.test(name))) return;
    clearTimeout(timer);
    timer = setTimeout(changed, quietMs);
  };
  for (const place of places) {
    const folders = statSync(place).isDirectory() ? below(place) : [];
    if (folders.length === 0)
      watch(join(place, '..'), (_, name) => place.endsWith(`/${name}`) && touched(name));
    for (const folder of folders) watch(folder, (_, name) => touched(name));
  }
}
