import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@module-federation/sdk';
import { integrityOf } from './integrity.ts';

const fileName = 'mf-manifest.json';

const nameOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);

/** Sorts lists by name: their order varies, but the same sources must give the same bytes. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sorted(each)]));
}

/** Runs in the page as the entry. Browsers refuse a module whose hash is not in the import map. Sent as source text. */
function loadModules(name: string, entry: string, hashes: Record<string, string>): void {
  const { src, nonce } = document.currentScript as HTMLScriptElement;
  const addressOf = (file: string) => new URL(file, src).href;
  const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [addressOf(file), hash]));
  const textContent = JSON.stringify({ integrity });
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'importmap', nonce, textContent }),
  );
  type Container = Record<'init' | 'get', (...values: unknown[]) => unknown>;
  const container = (): Promise<Container> => import(addressOf(entry));
  Object.assign(globalThis, {
    [name]: {
      init: async (...values: unknown[]) => (await container()).init(...values),
      get: async (...values: unknown[]) => (await container()).get(...values),
    },
  });
}

/** Writes a classic script as the entry of a container of ES modules, such as Vite's, and names it in the manifest. */
function writeModuleEntry(browser: string, { name, metaData: { remoteEntry } }: Manifest): void {
  const { path, name: module } = remoteEntry;
  const entry = 'remoteEntry.js';
  if (path + module === entry)
    throw new Error(
      `${entry} is an ES module. Give the plugin of module federation another filename, such as container.js.`,
    );
  const files = readdirSync(browser, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'));
  const hashes = Object.fromEntries(files.sort().map((file) => [file, integrityOf(join(browser, file))]));
  const values = [name, path + module, hashes].map((value) => JSON.stringify(value));
  writeFileSync(join(browser, entry), `(${loadModules})(${values});`);
  Object.assign(remoteEntry, { path: '', name: entry, type: 'global' });
}

/** Completes the `mf-manifest.json` that a plugin of module federation has written. Throws if there is none. */
export function completeManifest(browser: string, version: string): void {
  const file = join(browser, fileName);
  let manifest: Manifest;
  try {
    manifest = sorted(JSON.parse(readFileSync(file, 'utf8'))) as Manifest;
  } catch {
    throw new Error(
      `The build wrote no ${fileName} beside the container. Pass its plugin of module federation the given options.`,
    );
  }
  manifest.metaData.buildInfo.buildVersion = version;
  for (const report of ['mf-stats.json', '.vite'])
    rmSync(join(browser, report), { recursive: true, force: true });
  if (manifest.metaData.remoteEntry.type === 'module') writeModuleEntry(browser, manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Sorts the table of chunk hashes in an entry. The compiler's order varies, but the same sources must give the same
 * bytes: an interrupted upload could not be completed otherwise.
 */
export function sortHashes(file: string): void {
  const text = readFileSync(file, 'utf8');
  const sorted = text.replace(
    /(\bsriHashes=\{)([^{}]*)(\})/g,
    (_, open: string, table: string, close: string) => `${open}${table.split(',').sort().join(',')}${close}`,
  );
  writeFileSync(file, sorted);
}
