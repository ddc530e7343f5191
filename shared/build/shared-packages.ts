import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionIn(manifest: string): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The packages that host and remotes share at run time, and their installed versions. */
export function sharedVersions(): Record<string, string> {
  const facade = require.resolve('@storyloom/mfe/package.json');
  const fromFacade = createRequire(facade);
  const version = (name: string) => versionIn(fromFacade.resolve(`${name}/package.json`));
  return {
    react: version('react'),
    'react-dom': version('react-dom'),
    '@storyloom/mfe': versionIn(facade),
    '@storyloom/schema': versionIn(require.resolve('@storyloom/schema/package.json')),
  };
}

/** The installed version of the API's contract. */
export function contractVersion(): string {
  return versionIn(require.resolve('@storyloom/contract/package.json'));
}

export interface SharedEntry {
  singleton: true;
  import: false;
  requiredVersion: string;
}

/** Federation settings of a remote, which bundles no copy of the shared packages. */
export function consumedByRemote(): Record<string, SharedEntry> {
  const shared: Record<string, SharedEntry> = {};
  for (const [name, version] of Object.entries(sharedVersions())) {
    const entry: SharedEntry = { singleton: true, import: false, requiredVersion: `^${version}` };
    shared[name] = entry;
    // Subpaths such as react/jsx-runtime would otherwise be bundled.
    if (!name.startsWith('@storyloom/')) shared[`${name}/`] = entry;
  }
  return shared;
}
