import { join } from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers, classNames } from './class-names.ts';
import { clientEndpoints } from './client-endpoints.ts';
import { serverEnvironment } from './server-environment.ts';
import { sharedVersions } from './shared-packages.ts';

export interface HostBuild {
  dir: string;
  dist: string;
  buildId: string;
  /** Module that loads the flags of browsers, in place of the shell's; null: none. */
  webProvider?: string | null;
  onBrowserBuild(compilation: Rspack.Compilation): void;
}

/** The shell's builds: one script for the browser, one module for the server, and the worker, one file. */
export function hostConfig({
  dir,
  dist,
  buildId,
  webProvider = null,
  onBrowserBuild,
}: HostBuild): RsbuildConfig {
  return {
    root: dir,
    mode: 'production',
    logLevel: 'error',
    plugins: [pluginReact(), clientEndpoints],
    source: {
      define: {
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
        __HAS_WEB_PROVIDER__: String(webProvider !== null),
      },
    },
    output: { cssModules: classNames('shell') },
    environments: {
      browser: {
        source: {
          entry: { shell: './app/browser.tsx' },
          // Of the federation runtime, the parts for Node and for manifests are left out.
          define: { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
        },
        ...(webProvider && {
          resolve: { alias: { [join(dir, 'app/flags/web-provider.ts')]: webProvider } },
        }),
        output: {
          target: 'web',
          overrideBrowserslist: browsers,
          assetPrefix: '/',
          distPath: { root: join(dist, 'browser') },
          sourceMap: false,
          legalComments: 'none',
          dataUriLimit: 0,
        },
        security: { sri: { algorithm: 'sha384', enable: true } },
        splitChunks: { preset: 'none' },
        tools: {
          htmlPlugin: false,
          rspack: (_config, { appendPlugins }) =>
            appendPlugins({
              apply: (compiler: Rspack.Compiler) =>
                compiler.hooks.afterEmit.tap('storyloom-shell', (compilation) => onBrowserBuild(compilation)),
            }),
        },
      },
      worker: {
        source: { entry: { sw: './worker/worker.ts' }, define: { __BUILD_ID__: JSON.stringify(buildId) } },
        output: {
          target: 'web-worker',
          distPath: { root: join(dist, 'worker'), js: '' },
          filename: { js: '[name].js' },
          sourceMap: false,
          legalComments: 'none',
        },
        tools: { htmlPlugin: false },
      },
      server: serverEnvironment({
        entry: { app: './app/server.tsx' },
        dist: join(dist, 'server'),
        external: ['react-dom/server', 'react-router', '@tanstack/react-query', 'zustand', 'zustand/vanilla'],
      }),
    },
  };
}
