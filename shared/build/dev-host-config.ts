import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { type HostBuild, hostConfig } from './host-config.ts';

const here = createRequire(import.meta.url);

/** The shell's two builds for development, with React's development build and a script that listens for changes. */
export function devHostConfig(build: HostBuild): RsbuildConfig {
  const { environments, ...base } = hostConfig(build);
  const { browser, server } = environments ?? {};
  return {
    ...base,
    mode: 'development',
    // The host serves the build from disk, and the page reloads.
    dev: { hmr: false, liveReload: false },
    plugins: [pluginReact({ fastRefresh: false, swcReactOptions: { development: false } })],
    resolve: { alias: { 'react-refresh': dirname(here.resolve('react-refresh/package.json')) } },
    environments: {
      browser: {
        ...browser,
        security: { sri: { enable: false } },
        source: {
          entry: { shell: [fileURLToPath(new URL('dev-page.ts', import.meta.url)), './app/browser.tsx'] },
        },
        output: {
          ...browser?.output,
          minify: false,
          sourceMap: { js: 'cheap-module-source-map', css: true },
          filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
        },
      },
      server: { ...server, output: { ...server?.output, minify: false } },
    },
  };
}
