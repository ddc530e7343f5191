import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { devHostConfig } from './dev-host-config.ts';
import { sharedVersions } from './shared-packages.ts';

interface Options {
  /** The host's folder. */
  dir: string;
  dist: string;
  /** Called after each build whose output differs from the previous one. */
  built(): void;
}

/** Builds the shell's own code for development, and again on each change; dist/shell.json is written last. */
export async function startDevShell({ dir, dist, built }: Options): Promise<{ close(): Promise<void> }> {
  const marker = join(dist, 'shell.json');
  let files: string[] = [];
  let written = '';

  const write = () => {
    const asset = (file: string) => ({ src: `/${file}`, integrity: '' });
    const scripts = files.filter((file) => file.endsWith('.js')).map(asset);
    const styles = files.filter((file) => file.endsWith('.css')).map(asset);
    const text = JSON.stringify(
      { buildId: 'dev', scripts, styles, files: [], shared: sharedVersions() },
      null,
      2,
    );
    const all = text + readFileSync(join(dist, 'server', 'app.mjs'), 'utf8');
    if (written === all) return;
    written = all;
    writeFileSync(`${marker}.new`, text);
    renameSync(`${marker}.new`, marker);
    built();
  };

  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const onBrowserBuild = (compilation: Rspack.Compilation) => {
    files = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])];
  };
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: devHostConfig({ dir, dist, buildId: 'dev', onBrowserBuild }),
  });
  rsbuild.onAfterBuild(({ stats }) => {
    if (!stats?.hasErrors()) write();
  });
  return rsbuild.build({ watch: true });
}
