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
const pick = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, cli.devDependencies[name]]));
const isWorkspace = cli.devDependencies['@storyloom/mfe']?.startsWith('workspace:') ?? false;

const dependencies = pick('@storyloom/mfe', '@storyloom/ui', 'react', 'react-dom');

function inWorkspace(mfe: string): object {
  return {
    name: `@storyloom/mfe-${mfe}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    license: 'MIT',
    scripts: {
      dev: `node ../tools/start.mjs --dev ${mfe}`,
      test: `vitest run --root .. --project unit mfe-${mfe}/`,
      build: 'node ../tools/build-mfe.ts',
      check: `tsc --noEmit -p .. && biome check . && node ../tools/arrows.ts && knip --directory .. --workspace mfe-${mfe}`,
    },
    dependencies,
    devDependencies: pick('@testing-library/react', 'jsdom'),
  };
}

function alone(mfe: string): object {
  return {
    name: mfe,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { dev: 'storyloom dev', test: 'vitest run', check: 'storyloom check' },
    dependencies,
    devDependencies: {
      ...pick('@storyloom/build', '@testing-library/react', '@types/react', '@types/react-dom', 'jsdom'),
      storyloom: cli.version,
      ...pick('typescript', 'vitest'),
    },
  };
}

/** Files that the root of a workspace has for all. */
const rootFiles = ['README.md', 'gitignore', 'tsconfig.json', 'vitest.config.ts'];

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
  for (const file of globSync('**/*.{ts,tsx,css,md}', { cwd: dir })) {
    const text = readFileSync(join(dir, file), 'utf8');
    writeFileSync(join(dir, file), text.replaceAll('sample', name).replaceAll('Sample', title));
  }
  const manifest = isWorkspace ? inWorkspace(name) : alone(name);
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  say(
    `${folder} is ready. Next: ${isWorkspace ? `npm start, then npm run dev -- ${name}` : `cd ${name}, npm install, npm test`}`,
  );
}
