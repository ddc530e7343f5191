import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { buildIdOf } from '@storyloom/build/build-id';

const dir = dirname(fileURLToPath(import.meta.url));
const template = join(dir, 'index.html');
const entry = join(dir, 'page/start.tsx');
const dist = join(dir, 'dist');
/** Names the build in dist. */
const mark = join(dist, 'build-id');

const config: RsbuildConfig = {
  root: dir,
  mode: 'production',
  logLevel: 'error',
  plugins: [pluginReact()],
  source: { entry: { index: entry } },
  html: { template },
  output: {
    assetPrefix: '/desk/',
    distPath: { root: dist },
    cleanDistPath: true,
    cssModules: { localIdentName: 'desk-[name]-[local]-[hash:base64:5]' },
    legalComments: 'none',
    dataUriLimit: 0,
  },
  splitChunks: { preset: 'none' },
};

const buildId = buildIdOf({
  entries: [entry, fileURLToPath(import.meta.url)],
  settings: readFileSync(template, 'utf8'),
});
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== buildId) {
  const { close } = await (await createRsbuild({ cwd: dir, config })).build();
  await close();
  writeFileSync(mark, buildId);
}
