import { join } from 'node:path';
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { classNames } from './class-names.ts';
import { clientEndpoints } from './client-endpoints.ts';
import { serverEnvironment, sourceNames } from './server-environment.ts';
import { consumedByRemote } from './shared-packages.ts';

export interface RemoteBuild {
  /** The micro-frontend's folder. */
  dir: string;
  name: string;
  buildId: string;
  dist: string;
  /** The module exposed as ./mfe; development wraps mfe.ts. */
  exposed?: string;
  /** Called with the browser build, whose chunk groups list the files of each part. */
  onBrowserBuild(compilation: Rspack.Compilation): void;
}

/** The federation name of a build: unique, so that two builds can live in one page. */
export function federationName(name: string, buildId: string): string {
  return `storyloom_${name}_${buildId}`;
}

/** The two builds of a micro-frontend: scripts for the browser and one module for the server. */
export function remoteConfig({
  dir,
  name,
  buildId,
  dist,
  exposed = './mfe.ts',
  onBrowserBuild,
}: RemoteBuild): RsbuildConfig {
  const mfName = federationName(name, buildId);
  return {
    root: dir,
    mode: 'production',
    logLevel: 'error',
    plugins: [pluginReact(), clientEndpoints],
    environments: {
      browser: {
        source: { entry: { mfe: './mfe.ts' } },
        output: {
          target: 'web',
          assetPrefix: 'auto',
          distPath: { root: join(dist, 'browser') },
          cssModules: classNames(name),
          // No comment in the script refers to the maps: the registry keeps them, and hosts never serve them.
          sourceMap: { js: 'hidden-source-map', css: false },
          legalComments: 'none',
        },
        security: { sri: { algorithm: 'sha384', enable: true } },
        splitChunks: { preset: 'none' },
        tools: {
          htmlPlugin: false,
          rspack: (config, { appendPlugins }) => {
            // The federation container is the only entry that is loaded.
            config.entry = {};
            config.output = {
              ...config.output,
              devtoolModuleFilenameTemplate: sourceNames,
              uniqueName: mfName,
              chunkLoadingGlobal: `chunks_${mfName}`,
              // The host preloads scripts with the same mode.
              crossOriginLoading: 'anonymous',
            };
            appendPlugins([
              // A plain container, without a federation runtime of its own.
              new rspack.container.ModuleFederationPluginV1({
                name: mfName,
                library: { type: 'global', name: mfName },
                filename: 'remoteEntry.js',
                exposes: { './mfe': exposed },
                shared: consumedByRemote(),
              }),
              {
                apply: (compiler: Rspack.Compiler) =>
                  compiler.hooks.afterEmit.tap('storyloom-parts', (compilation) =>
                    onBrowserBuild(compilation),
                  ),
              },
            ]);
          },
        },
      },
      server: {
        ...serverEnvironment({
          entry: { mfe: './mfe.ts' },
          dist: join(dist, 'server'),
          sourceMap: { js: 'hidden-source-map' },
        }),
      },
    },
    output: { cssModules: classNames(name) },
  };
}
