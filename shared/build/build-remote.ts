import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fileStemOf, parseReference } from '@storyloom/contract/core/reference';
import type { Asset, PartAssets, Release } from '@storyloom/contract/platform/composition';
import type { MfeManifest } from '@storyloom/contract/platform/manifest';
import { buildIdOf } from './build-id.ts';
import { buildPreset } from './build-preset.ts';
import { type BuildContainer, exposed, type FilesByRequest, federationOptions } from './container.ts';
import { completeManifest, sortHashes } from './federation-manifest.ts';
import { integrityOf } from './integrity.ts';
import { readMfe } from './manifest.ts';
import type { ReadFile } from './module-graph.ts';
import { federationName } from './remote-config.ts';
import { remoteExternals } from './server-environment.ts';
import { contractVersion, sharedVersions } from './shared-packages.ts';

export interface RemoteBuildResult extends Omit<Release, 'publishedAt'> {
  /** Folder that holds every file of the release, and its source maps; asset URLs are relative to it. */
  dist: string;
}

function versionOf(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
}

/** A build that a team has written for another bundler. */
const ownBuild = (dir: string) => join(dir, 'build.ts');

async function buildOf(dir: string): Promise<BuildContainer> {
  const file = ownBuild(dir);
  if (!existsSync(file)) return (build) => buildPreset(build);
  const { default: build } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (typeof build !== 'function')
    throw new Error(
      `${file} must export a function as its default: (build: ContainerBuild) => Promise<FilesByRequest>.`,
    );
  return build as BuildContainer;
}

/** The build id that `buildRemote` gives the sources in `dir`. */
export function remoteBuildId(dir: string, read?: ReadFile): string {
  const inputs = {
    entries: [join(dir, 'mfe.ts'), ownBuild(dir), fileURLToPath(import.meta.url)],
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
export function partsOf(manifest: MfeManifest, byRequest: FilesByRequest, asset: (url: string) => Asset) {
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

/** The description of a release, read from its sources without a build. Throws an error that names the fault in `mfe.ts`. */
export async function describeRemote(dir: string) {
  const { manifest, definitions } = await readMfe(dir);
  return {
    mfe: manifest.name,
    version: versionOf(dir),
    buildId: remoteBuildId(dir),
    manifest,
    definitions,
    shared: sharedVersions(),
    contract: contractVersion(),
  };
}

/** Builds the micro-frontend in `dir` into `dist`, by its own `build.ts` or the preset. Throws an error with the compiler's message. */
export async function buildRemote(dir: string, dist: string): Promise<RemoteBuildResult> {
  const described = await describeRemote(dir);
  const { mfe: name, version, buildId, manifest } = described;
  const mfName = federationName(name, buildId);
  const build = await buildOf(dir);
  const byRequest = await build({
    dir,
    name,
    buildId,
    dist,
    federation: federationOptions(mfName),
    external: remoteExternals,
  });
  completeManifest(join(dist, 'browser'), version);
  sortHashes(join(dist, 'browser', 'remoteEntry.js'));
  moveSourceMaps(dist);
  const asset = (url: string): Asset => ({ url, integrity: integrityOf(join(dist, url)) });
  return {
    ...described,
    mfName,
    dist,
    entry: asset('browser/remoteEntry.js'),
    server: asset('server/mfe.mjs'),
    assets: filesOf(dist)
      .filter((file) => !file.startsWith(`${mapsFolder}/`))
      .map(asset),
    parts: partsOf(manifest, byRequest, asset),
  };
}
