import { join } from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import { type RsbuildConfig, type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers, classNames } from './class-names.ts';
import { clientEndpoints } from './client-endpoints.ts';
import type { ContainerBuild } from './container.ts';
import { serverEnvironment, sourceNames } from './server-environment.ts';

interface RemoteBuild extends Omit<ContainerBuild, 'buildId' | 'external'> {
  /** Makes the container, instead of the plain one of this preset. */
  container?: RsbuildPlugin | null;
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
  dist,
  federation,
  container = null,
  onBrowserBuild,
}: RemoteBuild): RsbuildConfig {
  const { manifest: _, dts: __, ...plain } = federation;
  return {
    root: dir,
    mode: 'production',
    logLevel: 'error',
    plugins: [pluginReact(), clientEndpoints, container],
    environments: {
      browser: {
        source: { entry: { mfe: './mfe.ts' } },
        output: {
          target: 'web',
          overrideBrowserslist: browsers,
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
              uniqueName: federation.name,
              chunkLoadingGlobal: `chunks_${federation.name}`,
              // The host preloads scripts with the same mode.
              crossOriginLoading: 'anonymous',
            };
            appendPlugins([
              // A plain container has no federation runtime, and nothing else writes its mf-manifest.json.
              ...(container
                ? []
                : [
                    new rspack.container.ModuleFederationPluginV1(plain),
                    new StatsPlugin(federation, { pluginVersion: rspack.rspackVersion, bundler: 'rspack' }),
                  ]),
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
