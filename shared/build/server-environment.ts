import type { EnvironmentConfig } from '@rsbuild/core';

const shared = ['react', 'react/jsx-runtime', 'react-dom', '@storyloom/mfe'];

/**
 * Builds one self-contained ES module for the server: everything inside but the shared packages, which the host
 * answers with its own copies.
 */
export function serverEnvironment(options: {
  entry: Record<string, string>;
  dist: string;
  external?: (string | RegExp)[];
}): EnvironmentConfig {
  return {
    source: { entry: options.entry },
    output: {
      target: 'node',
      module: true,
      minify: true,
      emitAssets: false,
      emitCss: false,
      sourceMap: false,
      filename: { js: '[name].mjs' },
      filenameHash: false,
      distPath: { root: options.dist },
      externals: [...shared, ...(options.external ?? [])],
      legalComments: 'none',
    },
    tools: {
      rspack: (config, { rspack, appendPlugins }) => {
        config.externalsType = 'module';
        config.output = { ...config.output, library: { type: 'modern-module' }, chunkFormat: 'module' };
        // Lazy parts join the module itself: a limit of chunks alone parts them again once they share enough code.
        config.module.parser = {
          ...config.module.parser,
          javascript: { ...config.module.parser?.javascript, dynamicImportMode: 'eager' },
        };
        appendPlugins(new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
      },
    },
  };
}
