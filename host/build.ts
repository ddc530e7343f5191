import { existsSync, globSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, rspack } from '@rsbuild/core';
import { buildIdOf } from '@storyloom/build/build-id';
import { hostConfig } from '@storyloom/build/host-config';
import { integrityOf } from '@storyloom/build/integrity';
import { sharedVersions } from '@storyloom/build/shared-packages';
import { earlyInputScript } from './server/render/early-input.ts';
import { startScript } from './server/render/start-scripts.ts';

const dir = dirname(fileURLToPath(import.meta.url));
/** Module of the operator for flags in browsers. */
const webProvider = process.env.FLAGS_WEB_PROVIDER ? resolve(process.env.FLAGS_WEB_PROVIDER) : null;
const builds = join(dir, 'dist');
/** Number of builds kept, for pages that were opened on an older one. */
const keptBuilds = 3;
const buildId = buildIdOf({
  entries: [
    join(dir, 'app/browser.tsx'),
    join(dir, 'app/server.tsx'),
    join(dir, 'worker/worker.ts'),
    join(dir, 'server/render/early-input.ts'),
    join(dir, 'server/render/start-scripts.ts'),
    fileURLToPath(import.meta.resolve('@storyloom/build/host-config')),
    ...(webProvider ? [webProvider] : []),
  ],
  settings: { shared: sharedVersions() },
});
const dist = join(builds, buildId);

async function minify(source: string): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(source, { compress: true, mangle: true });
  return code;
}

/**
 * Writes dist/<build id>/shell.json last: the scripts and stylesheets, of the entry and all, with their hashes, and the
 * inline scripts of documents.
 */
async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  let files: string[] = [];
  const onBrowserBuild: Parameters<typeof hostConfig>[0]['onBrowserBuild'] = (compilation) => {
    files = [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])];
  };
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: hostConfig({ dir, dist, buildId, webProvider, onBrowserBuild }),
  });
  const { close } = await rsbuild.build();
  await close();
  const asset = (file: string) => ({ src: `/${file}`, integrity: integrityOf(join(dist, 'browser', file)) });
  const scripts = files.filter((file) => file.endsWith('.js')).map(asset);
  const styles = files.filter((file) => file.endsWith('.css')).map(asset);
  // Workers keep these files; the panel is for previews only.
  const exclude = ['static/**/panel.*'];
  const code = globSync('static/**/*.{js,css}', { cwd: join(dist, 'browser'), exclude }).map(asset);
  const inline = { earlyInput: await minify(earlyInputScript), start: await minify(startScript) };
  writeFileSync(
    join(dist, 'shell.json'),
    JSON.stringify({ buildId, scripts, styles, files: code, inline, shared: sharedVersions() }, null, 2),
  );
}

function forgetOldBuilds(): void {
  const age = (name: string) => statSync(join(builds, name)).mtimeMs;
  const names = readdirSync(builds).filter(
    (name) => name !== buildId && statSync(join(builds, name)).isDirectory(),
  );
  const old = names.sort((a, b) => age(b) - age(a)).slice(keptBuilds - 1);
  for (const name of old) rmSync(join(builds, name), { recursive: true, force: true });
}

if (!existsSync(join(dist, 'shell.json'))) await build();
writeFileSync(join(builds, 'current'), buildId);
forgetOldBuilds();
