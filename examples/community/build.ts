import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { buildPreset } from '@storyloom/build/build-preset';
import type { BuildContainer } from '@storyloom/build/container';

/** The preset, with a container that has a federation runtime of its own. */
const build: BuildContainer = (options) =>
  buildPreset(options, pluginModuleFederation(options.federation, { environment: 'browser' }));

export default build;
