import type { EnvironmentConfig } from '@rsbuild/core';

/** Specifiers that a remote does not bundle: the shell provides them. */
export const remoteExternals = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@storyloom/mfe',
  '@storyloom/schema',
];

/** Names of sources in source maps. They do not depend on the folder of the output, so the same sources give the same map. */
export const sourceNames = 'webpack://[namespace]/[resource-path]';

/** Builds one self-contained ES module for the server; the host provides the packages that are not bundled. */
export function serverEnvironment(options: {
  entry: Record<string, string>;
  dist: string;
  external?: (string | RegExp)[];
  sourceMap?: { js: 'hidden-source-map' };
}): EnvironmentConfig {
  return {
    source: { entry: options.entry },
    output: {
      target: 'node',
      module: true,
      minify: true,
      emitAssets: false,
      emitCss: false,
      sourceMap: options.sourceMap ?? false,
      filename: { js: '[name].mjs' },
      filenameHash: false,
      distPath: { root: options.dist },
      externals: [...remoteExternals, ...(options.external ?? [])],
      legalComments: 'none',
    },
    tools: {
      rspack: (config, { rspack, appendPlugins }) => {
        config.externalsType = 'module';
        config.output = {
          ...config.output,
          devtoolModuleFilenameTemplate: sourceNames,
          library: { type: 'modern-module' },
          chunkFormat: 'module',
        };
        // Puts lazy imports into the module itself: the limit on chunks alone would still split off shared code.
        config.module.parser = {
          ...config.module.parser,
          javascript: { ...config.module.parser?.javascript, dynamicImportMode: 'eager' },
        };
        appendPlugins(new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
      },
    },
  };
}
