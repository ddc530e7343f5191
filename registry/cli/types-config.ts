import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the command line's own files in a checkout. */
export const workFolder = (root: string): string => join(root, '.tmp', 'release');

/** Writes the compiler's settings for one micro-frontend and returns their path: its files and what they import. */
export function writeTypesConfig(root: string, mfe: string): string {
  const folder = workFolder(root);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${mfe}.tsconfig.json`);
  const settings = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { incremental: true, tsBuildInfoFile: `./${mfe}.tsbuildinfo` },
    include: [`../../mfe-${mfe}/**/*.ts`, `../../mfe-${mfe}/**/*.tsx`, '../../shared/*/*.d.ts'],
    exclude: ['../../**/node_modules', '../../**/dist'],
  };
  writeFileSync(file, JSON.stringify(settings));
  return file;
}
