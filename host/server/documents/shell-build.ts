import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShellBuild {
  buildId: string;
  scripts: { src: string; integrity: string }[];
  styles: { src: string; integrity: string }[];
  /** Versions of the packages shared with remotes. */
  shared: Record<string, string>;
}

/** Where the newest build stands, and the folders of all builds that are kept, the newest first. */
export function findShellBuild(builds: string): { dist: string; kept: string[] } {
  const current = readFileSync(join(builds, 'current'), 'utf8');
  const folders = readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const older = folders.map((entry) => entry.name).filter((name) => name !== current);
  return { dist: join(builds, current), kept: [current, ...older].map((name) => join(builds, name)) };
}

/** What host/build.ts wrote about the shell's browser build. */
export function readShellBuild(dist: string): ShellBuild {
  return JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as ShellBuild;
}
