import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const facade = fileURLToPath(new URL('../mfe/package.json', import.meta.url));

/** The only packages that host and remotes share at run time, with the versions this checkout has. */
export function sharedVersions(): Record<string, string> {
  const fromFacade = createRequire(facade);
  const version = (name: string) =>
    (JSON.parse(readFileSync(fromFacade.resolve(`${name}/package.json`), 'utf8')) as { version: string })
      .version;
  return {
    react: version('react'),
    'react-dom': version('react-dom'),
    '@storyloom/mfe': (require(facade) as { version: string }).version,
  };
}

interface SharedEntry {
  singleton: true;
  import: false;
  requiredVersion: string;
}

/** A remote consumes them and carries no copy of its own. */
export function consumedByRemote(): Record<string, SharedEntry> {
  const shared: Record<string, SharedEntry> = {};
  for (const [name, version] of Object.entries(sharedVersions())) {
    const entry: SharedEntry = { singleton: true, import: false, requiredVersion: `^${version}` };
    shared[name] = entry;
    // Without the subpaths jsx-runtime and react-dom/client would be second copies.
    if (name !== '@storyloom/mfe') shared[`${name}/`] = entry;
  }
  return shared;
}
