import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShellBuild {
  buildId: string;
  scripts: { src: string; integrity: string }[];
  styles: { src: string; integrity: string }[];
  /** All scripts and stylesheets that visitors may need. */
  files: { src: string; integrity: string }[];
  /** Minified scripts of each document; undefined in development. */
  inline?: { earlyInput: string; start: string };
  /** Versions of the packages shared with remotes. */
  shared: Record<string, string>;
  /** Origin of the files for pages; undefined for that of the page. */
  assetsOrigin?: string | undefined;
}

/** The build with the addresses of what pages start with at another origin. Its other files are asked of the site. */
export function atOrigin(build: ShellBuild, assetsOrigin: string | null): ShellBuild {
  if (assetsOrigin === null) return build;
  const move = <File extends { src: string }>(files: File[]) =>
    files.map((file) => ({ ...file, src: assetsOrigin + file.src }));
  return { ...build, assetsOrigin, scripts: move(build.scripts), styles: move(build.styles) };
}

/** Folder of the newest build, and the folders of all kept builds, newest first. */
export function findShellBuild(builds: string): { dist: string; kept: string[] } {
  const current = readFileSync(join(builds, 'current'), 'utf8');
  const folders = readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const older = folders.map((entry) => entry.name).filter((name) => name !== current);
  return { dist: join(builds, current), kept: [current, ...older].map((name) => join(builds, name)) };
}

/** The description of the shell's browser build that host/build.ts writes. */
export function readShellBuild(dist: string): ShellBuild {
  return JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as ShellBuild;
}
