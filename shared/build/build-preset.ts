import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { type ContainerBuild, type FilesByRequest, filesByRequest } from './container.ts';
import { remoteConfig } from './remote-config.ts';

/** Builds a micro-frontend by Rsbuild. `container`: makes the container, instead of a plain one without a runtime. */
export async function buildPreset(build: ContainerBuild, container: RsbuildPlugin | null = null) {
  let files: FilesByRequest = new Map();
  const rsbuild = await createRsbuild({
    cwd: build.dir,
    config: remoteConfig({
      ...build,
      container,
      onBrowserBuild: (compilation) => {
        files = filesByRequest(compilation);
      },
    }),
  });
  const { close } = await rsbuild.build();
  await close();
  return files;
}
