import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Keeps the server's module one file while it is rebuilt: the limit on chunks that production uses is forgotten when
 * a lazy import is added to a build under watch.
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
