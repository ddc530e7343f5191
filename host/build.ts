import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { buildIdOf } from '@storyloom/build/build-id';
import { hostConfig } from '@storyloom/build/host-config';
import { integrityOf } from '@storyloom/build/integrity';
import { sharedVersions } from '@storyloom/build/shared-packages';

const dir = dirname(fileURLToPath(import.meta.url));
const dist = join(dir, 'dist');
const marker = join(dist, 'shell.json');
const shared = ['shared/contract', 'shared/http', 'shared/mfe', 'shared/ui', 'shared/build'];
const buildId = buildIdOf(join(dir, '..'), ['host/app', ...shared], ['pnpm-lock.yaml']);

function builtAlready(): boolean {
  if (!existsSync(marker)) return false;
  return (JSON.parse(readFileSync(marker, 'utf8')) as { buildId: string }).buildId === buildId;
}

/** Writes dist/shell.json: the build's id, and the script and stylesheet of the entry with their hashes. */
async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  let files: string[] = [];
  const onBrowserBuild: Parameters<typeof hostConfig>[0]['onBrowserBuild'] = (compilation) => {
    files = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])];
  };
  const rsbuild = await createRsbuild({ cwd: dir, config: hostConfig({ dir, dist, onBrowserBuild }) });
  const { close } = await rsbuild.build();
  await close();
  const asset = (file: string) => ({ src: `/${file}`, integrity: integrityOf(join(dist, 'browser', file)) });
  const scripts = files.filter((file) => file.endsWith('.js')).map(asset);
  const styles = files.filter((file) => file.endsWith('.css')).map(asset);
  writeFileSync(marker, JSON.stringify({ buildId, scripts, styles, shared: sharedVersions() }, null, 2));
}

if (!builtAlready()) await build();
