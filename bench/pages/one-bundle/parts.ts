import type { Rspack } from '@rsbuild/core';

const mfeFile = /[/\\]mfe-([a-z]+)[/\\]mfe\.ts/;

/** The files of each part by `<mfe> <request>`, from the chunks of its dynamic import. */
export function filesByPart(compilation: Rspack.Compilation): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      const mfe = mfeFile.exec(module?.identifier() ?? '')?.[1];
      if (mfe && request) found.set(`${mfe} ${request}`, [...group.getFiles()]);
    }
  }
  return found;
}
