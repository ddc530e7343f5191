import { join } from 'node:path';
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { classNames } from './class-names.ts';
import { serverEnvironment } from './server-environment.ts';
import { consumedByRemote } from './shared-packages.ts';

export interface RemoteBuild {
  /** The micro-frontend's folder. */
  dir: string;
  name: string;
  buildId: string;
  dist: string;
  /** What the container offers as ./mfe: mfe.ts itself, unless development puts something around it. */
  exposed?: string;
  /** Gets the browser build's chunk groups, to learn which files each part needs. */
  onBrowserBuild(compilation: Rspack.Compilation): void;
}

/** The name under which a build stands in the page: unique per build, so that two builds can live side by side. */
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
    plugins: [pluginReact()],
    environments: {
      browser: {
        source: { entry: { mfe: './mfe.ts' } },
        output: {
          target: 'web',
          assetPrefix: 'auto',
          distPath: { root: join(dist, 'browser') },
          cssModules: classNames(name),
          sourceMap: false,
          legalComments: 'none',
        },
        security: { sri: { algorithm: 'sha384', enable: true } },
        splitChunks: { preset: 'none' },
        tools: {
          htmlPlugin: false,
          rspack: (config, { appendPlugins }) => {
            // The federation container is the entry; a second one would be bytes that nobody loads.
            config.entry = {};
            config.output = {
              ...config.output,
              uniqueName: mfName,
              chunkLoadingGlobal: `chunks_${mfName}`,
              // As the host preloads them.
              crossOriginLoading: 'anonymous',
            };
            appendPlugins([
              // A plain container: the host brings the only federation runtime, which loads it just the same.
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
        ...serverEnvironment({ entry: { mfe: './mfe.ts' }, dist: join(dist, 'server') }),
      },
    },
    output: { cssModules: classNames(name) },
  };
}
