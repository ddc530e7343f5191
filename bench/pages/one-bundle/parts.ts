import type { Rspack } from '@rsbuild/core';
import type { Mfe } from '@storyloom/mfe/define';

const slice = /[/\\]mfe-([a-z]+)[/\\]mfe\.ts/;

/** The files of each part by `<mfe>/<kind>:<id>`, from the chunks of its dynamic import. */
export function filesByPart(compilation: Rspack.Compilation): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      const mfe = slice.exec(module?.identifier() ?? '')?.[1];
      const part = /^\.\/(route|dialog|slot)s\/([a-z0-9-]+)\.tsx$/.exec(request ?? '');
      if (mfe && part) found.set(`${mfe}/${part[1]}:${part[2]}`, [...group.getFiles()]);
    }
  }
  return found;
}

/** The names of all parts of a micro-frontend. */
export function partNames({ manifest }: Mfe): string[] {
  return [
    ...manifest.routes.map(({ id }) => `route:${id}`),
    ...manifest.dialogs.map((name) => `dialog:${name}`),
    ...manifest.slots.map((name) => `slot:${name}`),
  ];
}
