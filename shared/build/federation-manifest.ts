import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@module-federation/sdk';
import { writeModuleEntry } from './module-entry.ts';

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
