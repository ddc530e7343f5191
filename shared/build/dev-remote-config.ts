import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { federationOptions } from './container.ts';
import { federationName, remoteConfig } from './remote-config.ts';

interface DevRemote {
  dir: string;
  name: string;
  port: number;
  /** Folder of the server module. */
  dist: string;
  /** False in a shell without React's development build: the page reloads after a change. */
  hot: boolean;
  onBrowserBuild(compilation: Rspack.Compilation): void;
}

/** The folder of jsx-dev-runtime.ts. */
const jsxSource = fileURLToPath(new URL('dev-jsx', import.meta.url));

/** Writes a module around mfe.ts that keeps loaded parts current. */
function writeExposed({ dir, name, dist }: DevRemote): string {
  const file = join(dist, 'exposed.mjs');
  const source = JSON.stringify(join(dir, 'mfe.ts'));
  const live = JSON.stringify(createRequire(import.meta.url).resolve('@storyloom/build/dev-hot-parts'));
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    file,
    `import mfe from ${source};
import { createHotParts } from ${live};
const live = createHotParts(${JSON.stringify(name)}, mfe);
export default live.mfe;
import.meta.webpackHot.accept(${source}, () => live.update(mfe));
`,
  );
  return file;
}

/** A micro-frontend's builds for development: hot replacement in the browser, a file on disk for the server. */
export function devRemoteConfig(options: DevRemote): RsbuildConfig {
  const { dir, name, port, dist, hot, onBrowserBuild } = options;
  const exposed = hot ? writeExposed(options) : './mfe.ts';
  const { environments, ...base } = remoteConfig({
    dir,
    name,
    dist,
    federation: federationOptions(federationName(name, 'dev'), exposed),
    onBrowserBuild,
  });
  const { browser, server } = environments ?? {};
  const address = `http://localhost:${port}/`;
  return {
    ...base,
    mode: 'development',
    // The host shares react/jsx-runtime only, but React Refresh finds hooks only with the development transform.
    plugins: [pluginReact({ fastRefresh: hot, swcReactOptions: { importSource: jsxSource } })],
    server: { host: 'localhost', port, strictPort: true, printUrls: false, compress: false },
    dev: { hmr: hot, lazyCompilation: false, assetPrefix: address, client: { host: 'localhost', port } },
    environments: {
      browser: {
        ...browser,
        security: { sri: { enable: false } },
        output: {
          ...browser?.output,
          sourceMap: { js: 'cheap-module-source-map', css: true },
          externals: { 'react-refresh/runtime': `var __STORYLOOM_REFRESH__(${JSON.stringify(name)})` },
        },
      },
      server: {
        ...server,
        dev: { writeToDisk: true, hmr: false },
        output: { ...server?.output, minify: false },
      },
    },
  };
}
