import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { buildIdOf } from './build-id.ts';
import { remoteBuildId } from './build-remote.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const sources = {
  'mfe/package.json': '{ "name": "mfe" }',
  'mfe/mfe.ts': "import './routes/home.tsx'; import type { Only } from './types.ts'; import 'kit/a';",
  'mfe/routes/home.tsx': "import './home.css'; export const lazy = () => import('../lazy.ts');",
  'mfe/routes/home.css': '.home { background: url("./home.svg") }',
  'mfe/routes/home.svg': '<svg/>',
  'mfe/lazy.ts': "export { one } from './one.ts'; import 'external';",
  'mfe/one.ts': 'export const one = 1;',
  'mfe/types.ts': 'export type Only = 1;',
  'mfe/unused.ts': 'export const unused = 1;',
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "dependencies": { "deep": "*" } }',
  'node_modules/deep/package.json': '{ "name": "deep", "version": "1.0.0" }',
  'node_modules/other/package.json': '{ "name": "other", "version": "1.0.0" }',
  'node_modules/external/package.json': '{ "name": "external", "version": "1.0.0" }',
};

interface Changes {
  files?: Record<string, string>;
  below?: string;
  settings?: unknown;
}

function idOf({ files = {}, below = '', settings = { version: '1.0.0' } }: Changes = {}): string {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'storyloom-id-')));
  folders.push(top);
  const root = join(top, below);
  for (const [path, text] of Object.entries({ ...sources, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return buildIdOf({ entries: [join(root, 'mfe/mfe.ts')], external: ['external'], settings });
}

describe('buildIdOf', () => {
  it('is twelve characters that a path and a script name may contain', () => {
    expect(idOf()).toMatch(/^[a-z0-9]{12}$/);
  });

  it('is the same for the same sources in another folder', () => {
    expect(idOf({ below: 'dist' })).toBe(idOf());
  });

  it.each([
    ['the entry', { 'mfe/mfe.ts': `${sources['mfe/mfe.ts']} ` }],
    ['an imported file', { 'mfe/routes/home.tsx': `${sources['mfe/routes/home.tsx']} ` }],
    ['a stylesheet', { 'mfe/routes/home.css': `${sources['mfe/routes/home.css']} ` }],
    ['a file that a stylesheet names', { 'mfe/routes/home.svg': '<svg />' }],
    ['a lazily imported file', { 'mfe/lazy.ts': `${sources['mfe/lazy.ts']} ` }],
    ['a re-exported file', { 'mfe/one.ts': 'export const one = 2;' }],
    [
      'the version of a package',
      {
        'node_modules/kit/package.json':
          '{ "name": "kit", "version": "1.0.1", "dependencies": { "deep": "*" } }',
      },
    ],
    [
      'the version of a package that a package depends on',
      { 'node_modules/deep/package.json': '{ "name": "deep", "version": "1.0.1" }' },
    ],
    [
      'a file with another name',
      { 'mfe/mfe.ts': "import './routes/home.tsx'; import './unused.ts'; import 'kit/a';" },
    ],
  ])('changes with %s', (_, files) => {
    expect(idOf({ files })).not.toBe(idOf());
  });

  it('says which package is not installed, and which file a package lacks', () => {
    const files = { 'mfe/mfe.ts': "import '@storyloom/new/a';" };
    expect(() => idOf({ files })).toThrow(
      /^@storyloom\/new\/a, which \S+mfe\.ts imports, is not installed: add @storyloom\/new to package\.json and install\.$/,
    );
    const installed = { 'node_modules/@storyloom/new/package.json': '{ "name": "@storyloom/new" }' };
    expect(() => idOf({ files: { ...files, ...installed } })).toThrow(
      /is not in the package @storyloom\/new\.$/,
    );
  });

  it('changes with the settings', () => {
    expect(idOf({ settings: { version: '1.0.1' } })).not.toBe(idOf());
  });

  it.each([
    ['a file that nothing imports', { 'mfe/unused.ts': 'export const unused = 2;' }],
    ['a file that is imported for its types', { 'mfe/types.ts': 'export type Only = 2;' }],
    [
      'a package that nothing imports',
      { 'node_modules/other/package.json': '{ "name": "other", "version": "2.0.0" }' },
    ],
    [
      'an external package',
      { 'node_modules/external/package.json': '{ "name": "external", "version": "2.0.0" }' },
    ],
  ])('does not change with %s', (_, files) => {
    expect(idOf({ files })).toBe(idOf());
  });
});

describe('remoteBuildId', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const mfes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const idsWith = (touched: string) =>
    mfes.map((mfe) =>
      remoteBuildId(join(root, mfe), (file) =>
        file === join(root, touched)
          ? Buffer.concat([readFileSync(file), Buffer.from('\n// touched')])
          : readFileSync(file),
      ),
    );
  const before = idsWith('nothing');
  const changedBy = (touched: string) => {
    expect(readFileSync(join(root, touched), 'utf8')).not.toBe('');
    const after = idsWith(touched);
    return mfes.filter((_, index) => after[index] !== before[index]);
  };

  it.each([
    ['shared/contract/points/endpoints/detail.ts', ['mfe-points']],
    ['shared/contract/points/events/points-changed.ts', ['mfe-creator', 'mfe-points', 'mfe-reader']],
    ['shared/build/remote-config.ts', mfes],
  ])('changes with %s for %j alone', (touched, expected) => {
    expect(changedBy(touched)).toEqual(expected);
  });
});
