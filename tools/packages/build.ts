import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { ROOT } from '../bootstrap/paths.mjs';

const shared = join(ROOT, 'shared');
const cli = join(ROOT, 'cli');

/** Published folders of shared/: those whose package.json is not private. */
const libraries = globSync('*/package.json', { cwd: shared })
  .filter((file) => !readFileSync(join(shared, file), 'utf8').includes('"private": true'))
  .map(dirname);

/** Folders of the packages that teams install, from the root of the checkout. */
export const packageFolders: readonly string[] = [
  'cli',
  'cli/create',
  ...libraries.map((name) => `shared/${name}`),
];

const notPublished = [
  '**/*.test.*',
  '**/*.d.ts',
  '**/{dist,fixtures,node_modules}/**',
  'ui/test-setup.ts',
  // Reads the sources.
  'contract/core/definitions.ts',
];

/** A tsconfig.json of the published sources alone: declarations of the whole checkout take a minute. */
function writeTsconfig(work: string): string {
  const file = join(work, 'tsconfig.json');
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { rootDir: shared, allowJs: false },
    include: libraries.map((name) => join(shared, name)),
    exclude: ['node_modules', 'dist', 'fixtures', '*.test.ts', '*.test.tsx'].map((name) =>
      join(shared, '**', name),
    ),
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** One file for each source, so that a user bundles what it imports. Stylesheets are copied and stay imports. */
async function buildLibraries(common: InlineConfig, work: string): Promise<void> {
  await build({
    ...common,
    cwd: shared,
    entry: [...libraries.map((name) => `${name}/**/*.{ts,tsx}`), ...notPublished.map((name) => `!${name}`)],
    outDir: join(work, 'dist'),
    unbundle: true,
    dts: true,
    deps: {
      neverBundle: (id, importer) => importer !== undefined && (!/^[./]/.test(id) || id.endsWith('.css')),
    },
  });
  for (const name of libraries) {
    const dist = join(shared, name, 'dist');
    rmSync(dist, { recursive: true, force: true });
    renameSync(join(work, 'dist', name), dist);
    const copied = globSync('**/{*.css,*.woff2,css.d.ts}', {
      cwd: join(shared, name),
      exclude: ['node_modules', 'dist'],
    });
    for (const file of copied) cpSync(join(shared, name, file), join(dist, file));
  }
}

/** Builds every published package into its `dist`; `work` is a folder for files in between. */
export async function buildPackages(work: string): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const common: InlineConfig = {
    config: false,
    tsconfig: writeTsconfig(work),
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    fixedExtension: false,
    sourcemap: true,
    logLevel: 'error',
  };
  await buildLibraries(common, work);
  // One program with the code of registry/cli, which is not published; dependencies stay imports.
  await build({ ...common, cwd: cli, entry: 'storyloom.ts', dts: false });
}
