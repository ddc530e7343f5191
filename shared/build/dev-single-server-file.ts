import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Keeps the server module in one file in watch mode, where production's limit on chunks is lost when a lazy import is
 * added.
 */
export const singleServerFile: RsbuildPlugin = {
  name: 'storyloom-one-server-file',
  setup(api) {
    api.modifyRspackConfig((config, { environment, mergeConfig }) =>
      environment.name === 'server'
        ? mergeConfig(config, { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } })
        : config,
    );
  },
};
