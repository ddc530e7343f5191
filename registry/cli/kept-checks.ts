import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checks } from '../platform/proof.ts';

/** Folder of the command line's own files in a checkout. */
export const workFolder = (root: string): string => join(root, '.tmp', 'release');

const fileOf = (root: string, mfe: string, buildId: string) =>
  join(workFolder(root), `${mfe}-${buildId}.checks.json`);

/** The kept results of the checks of a build; null if the build has not passed them before. */
export function readChecks(root: string, mfe: string, buildId: string): Checks | null {
  try {
    return JSON.parse(readFileSync(fileOf(root, mfe, buildId), 'utf8')) as Checks;
  } catch {
    return null;
  }
}

/** Keeps what the checks found, so that a build that was refused for another reason is not checked again. */
export function keepChecks(root: string, mfe: string, buildId: string, checks: Checks): void {
  mkdirSync(workFolder(root), { recursive: true });
  writeFileSync(fileOf(root, mfe, buildId), JSON.stringify(checks));
}
