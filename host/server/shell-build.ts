import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShellBuild {
  buildId: string;
  scripts: { src: string; integrity: string }[];
  styles: { src: string; integrity: string }[];
  /** Versions of the packages shared with remotes. */
  shared: Record<string, string>;
}

/** What host/build.ts wrote about the shell's browser build. */
export function readShellBuild(dist: string): ShellBuild {
  return JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as ShellBuild;
}
