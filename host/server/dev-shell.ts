import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { devHostConfig } from '@storyloom/build/dev-host-config';
import { sharedVersions } from '@storyloom/build/shared-packages';
import { devDist } from './dev-dist.ts';
import type { ShellBuild } from './shell-build.ts';

/** Builds the shell's own code for development, again on each change; shell.json is written last. */
const dir = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = devDist(process.env);
const marker = join(dist, 'shell.json');

let files: string[] = [];
let written = '';

function write(): void {
  const asset = (file: string) => ({ src: `/${file}`, integrity: '' });
  const server = readFileSync(join(dist, 'server', 'app.mjs'), 'utf8');
  const build: ShellBuild = {
    buildId: 'dev',
    scripts: files.filter((file) => file.endsWith('.js')).map(asset),
    styles: files.filter((file) => file.endsWith('.css')).map(asset),
    shared: sharedVersions(),
  };
  const text = JSON.stringify(build, null, 2);
  if (written === text + server) return;
  written = text + server;
  writeFileSync(`${marker}.new`, text);
  renameSync(`${marker}.new`, marker);
  process.send?.({ type: 'ready' });
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const onBrowserBuild: Parameters<typeof devHostConfig>[0]['onBrowserBuild'] = (compilation) => {
  files = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])];
};
const rsbuild = await createRsbuild({ cwd: dir, config: devHostConfig({ dir, dist, onBrowserBuild }) });
rsbuild.onAfterBuild(({ stats }) => {
  if (!stats?.hasErrors()) write();
});
const { close } = await rsbuild.build({ watch: true });

async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 2_000).unref();
  await close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('disconnect', stop);
