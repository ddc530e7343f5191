import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const facade = fileURLToPath(new URL('../mfe/package.json', import.meta.url));
const schema = fileURLToPath(new URL('../schema/package.json', import.meta.url));

function versionIn(manifest: string): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The packages that host and remotes share at run time, and their versions in this checkout. */
export function sharedVersions(): Record<string, string> {
  const fromFacade = createRequire(facade);
  const version = (name: string) => versionIn(fromFacade.resolve(`${name}/package.json`));
  return {
    react: version('react'),
    'react-dom': version('react-dom'),
    '@storyloom/mfe': versionIn(facade),
    '@storyloom/schema': versionIn(schema),
  };
}

/** The version of the API's contract in this checkout. */
export function contractVersion(): string {
  return versionIn(fileURLToPath(new URL('../contract/package.json', import.meta.url)));
}

interface SharedEntry {
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
