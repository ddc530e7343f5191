import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Manifest {
  version: string;
  devDependencies: Record<string, string>;
}

const manifestFile = createRequire(import.meta.url).resolve('storyloom/package.json');
const cli = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

/** The versions that this command was tested with: `workspace:` and `catalog:` in the workspace, numbers elsewhere. */
const versions: Record<string, string | undefined> = { ...cli.devDependencies, storyloom: cli.version };
const isWorkspace = versions['@storyloom/mfe']?.startsWith('workspace:') ?? false;

/** Files that the root of a workspace has for all. */
const rootFiles = ['README.md', 'gitignore', 'tsconfig.json', 'vitest.config.ts'];

/** Makes one of the two manifests of the template the `package.json`, with the versions of its packages. */
function writeManifest(dir: string): void {
  const template = isWorkspace ? 'workspace.json' : 'alone.json';
  const text = readFileSync(join(dir, template), 'utf8').replaceAll(
    /"(\S+)": ""/g,
    (_, name: string) => `"${name}": "${versions[name]}"`,
  );
  writeFileSync(join(dir, 'package.json'), text);
  for (const file of ['workspace.json', 'alone.json']) rmSync(join(dir, file));
}

/** Creates a micro-frontend: `mfe-<name>` in the workspace, otherwise the folder `<name>` for a repository of its own. */
export function createMfe(name: string, parent: string, say: (line: string) => void): void {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new Error(`${name} is not a name: lower-case letters and digits, starting with a letter.`);
  const folder = isWorkspace ? `mfe-${name}` : name;
  const dir = join(parent, folder);
  if (existsSync(dir)) throw new Error(`${folder} already exists here. Choose another name.`);
  cpSync(join(dirname(manifestFile), 'template'), dir, { recursive: true });
  if (isWorkspace) for (const file of rootFiles) rmSync(join(dir, file));
  else renameSync(join(dir, 'gitignore'), join(dir, '.gitignore'));
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  for (const file of globSync('**/*.{ts,tsx,css,md,json}', { cwd: dir })) {
    const text = readFileSync(join(dir, file), 'utf8');
    writeFileSync(join(dir, file), text.replaceAll('sample', name).replaceAll('Sample', title));
  }
  writeManifest(dir);
  say(
    `${folder} is ready. Next: ${isWorkspace ? `npm start, then npm run dev -- ${name}` : `cd ${name}, npm install, npm test`}`,
  );
}
