import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { fileStemOf, parseReference } from '@storyloom/contract/core/reference';
import type { Asset, PartAssets, ReleaseDefinition } from '@storyloom/contract/platform/composition';
import type { MfeManifest } from '@storyloom/contract/platform/manifest';
import { buildIdOf } from './build-id.ts';
import { integrityOf } from './integrity.ts';
import { readMfe } from './manifest.ts';
import type { ReadFile } from './module-graph.ts';
import { federationName, remoteConfig } from './remote-config.ts';
import { remoteExternals } from './server-environment.ts';
import { contractVersion, sharedVersions } from './shared-packages.ts';
import { sortHashes } from './sort-hashes.ts';

export interface RemoteBuildResult {
  name: string;
  version: string;
  buildId: string;
  mfName: string;
  /** Folder that holds every file of the release, and its source maps; asset URLs are relative to it. */
  dist: string;
  entry: Asset;
  server: Asset;
  assets: Asset[];
  parts: Record<string, PartAssets>;
  manifest: MfeManifest;
  definitions: ReleaseDefinition[];
  shared: Record<string, string>;
  contract: string;
}

function versionOf(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
}

/** The build id that `buildRemote` gives the sources in `dir`. */
export function remoteBuildId(dir: string, read?: ReadFile): string {
  const inputs = {
    entries: [join(dir, 'mfe.ts'), fileURLToPath(import.meta.url)],
    external: remoteExternals,
    settings: { version: versionOf(dir), shared: sharedVersions() },
  };
  return buildIdOf(inputs, read);
}

/** Folder of the source maps in `dist`. They are not among the release's assets, so no host serves them. */
const mapsFolder = 'maps';

function filesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .sort();
}

/** Paths of a build's source maps in `dist`: `maps/browser/static/js/async/i.js.map`. */
export function sourceMapsOf(dist: string): string[] {
  return filesOf(dist).filter((file) => file.startsWith(`${mapsFolder}/`));
}

function moveSourceMaps(dist: string): void {
  // The entry is the loader's code with a table of hashes in varying order, so it needs no map to sources.
  rmSync(join(dist, 'browser', 'remoteEntry.js.map'), { force: true });
  for (const file of filesOf(dist).filter((each) => each.endsWith('.map'))) {
    const moved = join(dist, mapsFolder, file);
    mkdirSync(dirname(moved), { recursive: true });
    renameSync(join(dist, file), moved);
  }
}

/** Key of the exposed module, which no import requests. */
const exposed = 'exposed';

/** Files of each lazy import of mfe.ts, by its request. */
export function filesByRequest(compilation: Rspack.Compilation): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of compilation.chunkGroups) {
    if (group.name) continue;
    for (const { request = exposed } of group.origins) found.set(request, [...group.getFiles()]);
  }
  return found;
}

/** Request of each part's lazy import, by the part's name: `dialog:greeting@1` is `./dialogs/greeting.tsx`. */
export function partRequests(manifest: MfeManifest): Record<string, string> {
  return Object.fromEntries([
    ...manifest.routes.map(({ id }) => [`route:${id}`, `./routes/${id}.tsx`]),
    ...manifest.dialogs.map((reference) => [
      `dialog:${reference}`,
      `./dialogs/${fileStemOf(parseReference(reference))}.tsx`,
    ]),
    ...manifest.slots.map((name) => [`slot:${name}`, `./slots/${name}.tsx`]),
  ]);
}

/** The files of each part in the manifest. Throws for a part without a lazy import. */
export function partsOf(
  manifest: MfeManifest,
  byRequest: Map<string, string[]>,
  asset: (url: string) => Asset,
) {
  const expose = byRequest.get(exposed) ?? [];
  const part = (request: string): PartAssets => {
    const files = byRequest.get(request);
    if (!files) {
      throw new Error(
        `${manifest.name}: nothing imports ${request}. A part's file is named after it: rename the file or the part.`,
      );
    }
    const urls = [...new Set([...expose, ...files])].map((file) => `browser/${file}`);
    return {
      js: urls.filter((url) => url.endsWith('.js')).map(asset),
      css: urls.filter((url) => url.endsWith('.css')).map(asset),
    };
  };
  return Object.fromEntries(
    Object.entries(partRequests(manifest)).map(([name, request]) => [name, part(request)]),
  );
}

/** Builds the micro-frontend in `dir` into `dist`. Throws an error with the compiler's message. */
export async function buildRemote(dir: string, dist: string): Promise<RemoteBuildResult> {
  const buildId = remoteBuildId(dir);
  const { manifest, definitions } = await readMfe(dir);
  const { name } = manifest;
  let byRequest = new Map<string, string[]>();
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: remoteConfig({
      dir,
      name,
      buildId,
      dist,
      onBrowserBuild: (compilation) => {
        byRequest = filesByRequest(compilation);
      },
    }),
  });
  const { close } = await rsbuild.build();
  await close();
  sortHashes(join(dist, 'browser', 'remoteEntry.js'));
  moveSourceMaps(dist);
  const asset = (url: string): Asset => ({ url, integrity: integrityOf(join(dist, url)) });
  return {
    name,
    version: versionOf(dir),
    buildId,
    mfName: federationName(name, buildId),
    dist,
    entry: asset('browser/remoteEntry.js'),
    server: asset('server/mfe.mjs'),
    assets: filesOf(dist)
      .filter((file) => !file.startsWith(`${mapsFolder}/`))
      .map(asset),
    parts: partsOf(manifest, byRequest, asset),
    manifest,
    definitions,
    shared: sharedVersions(),
    contract: contractVersion(),
  };
}
