import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE, ROOT } from '../bootstrap/paths.mjs';

let made: Promise<string> | undefined;

/** A copy of this checkout with another shell and reader, and a migration that adds a column. Made once. */
export function makeNewVersion(folder: string): Promise<string> {
  made ??= make(join(folder, 'new-version'));
  return made;
}

async function make(folder: string): Promise<string> {
  const [copy, upper, work] = ['copy', 'upper', 'work'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [copy, upper, work]) mkdirSync(each, { recursive: true });
  const layers = `lowerdir=${ROOT},upperdir=${upper},workdir=${work}`;
  execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, copy]);
  for (const file of ['host/app/browser.tsx', 'mfe-reader/mfe.ts'])
    appendFileSync(join(copy, file), '\n// The next version.\n');
  writeFileSync(
    join(copy, 'api/database/migrations/9999_next_version.sql'),
    'alter table saves add column next_version text;\n',
  );
  await promisify(execFile)(NODE, ['host/build.ts'], { cwd: copy });
  return copy;
}
