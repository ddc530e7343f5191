import { consumedByRemote } from './shared-packages.ts';

/** Name of the chunk of mfe.ts: the one that the plugins of module federation give it. */
export const exposedChunk = '__federation_expose_mfe';

/** Options for every plugin of module federation, whichever bundler it is for. */
export function federationOptions(name: string, exposed = './mfe.ts') {
  return {
    name,
    library: { type: 'global', name },
    filename: 'remoteEntry.js',
    exposes: { './mfe': { import: exposed, name: exposedChunk } },
    shared: consumedByRemote(),
    manifest: true,
    dts: false,
  };
}

/** What a build gets. */
export interface ContainerBuild {
  /** The micro-frontend's folder. */
  dir: string;
  name: string;
  buildId: string;
  /** Folder of the output: the container and `mf-manifest.json` in `browser`, the server module in `server/mfe.mjs`. */
  dist: string;
  federation: ReturnType<typeof federationOptions>;
  /** Packages that the server module imports; it bundles all others. */
  external: readonly string[];
}

/** Files below `browser` of each lazy import of mfe.ts, by its request, such as `./routes/home.tsx`; of mfe.ts by `exposed`. */
export type FilesByRequest = Map<string, string[]>;

/** Builds a container. The default export of a `build.ts` beside `mfe.ts` is used instead of the preset. */
export type BuildContainer = (build: ContainerBuild) => Promise<FilesByRequest>;

/** Key of mfe.ts, which no import requests. */
export const exposed = 'exposed';

/** The part of a compilation of webpack and Rspack that tells which files a lazy import loads. */
interface Compilation {
  chunkGroups: Iterable<{
    name?: string | null | undefined;
    origins: Iterable<{ request?: string | undefined }>;
    getFiles(): Iterable<string>;
  }>;
}

/** Files of each lazy import, from a compilation of webpack or Rspack. */
export function filesByRequest({ chunkGroups }: Compilation): FilesByRequest {
  const found: FilesByRequest = new Map();
  for (const group of chunkGroups) {
    const files = [...group.getFiles()];
    if (group.name === exposedChunk) found.set(exposed, files);
    else if (!group.name) for (const { request } of group.origins) if (request) found.set(request, files);
  }
  return found;
}
