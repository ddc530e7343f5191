import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { buildIdOf } from './build-id.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const sources = {
  'mfe/mfe.ts': 'one',
  'mfe/routes/home.tsx': 'two',
  'shared/a.ts': 'three',
  'shared/z.ts': '',
  lock: 'four',
};

function idOf(changes: Record<string, string | null> = {}, below = ''): string {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'storyloom-id-')));
  made.push(top);
  const root = join(top, below);
  for (const [path, text] of Object.entries({ ...sources, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return buildIdOf(root, ['mfe', 'shared'], ['lock']);
}

it('is twelve characters that a path and a script name may hold', () => {
  expect(idOf()).toMatch(/^[a-z0-9]{12}$/);
});

it('is the same for the same sources, wherever they lie', () => {
  expect(idOf()).toBe(idOf());
});

it.each(['dist', 'node_modules', 'fixtures'])(
  'is made of the sources also when the checkout lies below a folder named %s',
  (folder) => {
    expect(idOf({}, folder)).toBe(idOf());
    expect(idOf({ 'mfe/mfe.ts': 'changed' }, folder)).not.toBe(idOf());
  },
);

it.each([
  ['a byte of a source', { 'mfe/mfe.ts': 'onE' }],
  ['a byte of a shared package', { 'shared/a.ts': 'threE' }],
  ['the lockfile', { lock: 'five' }],
  ['a new file', { 'mfe/more.ts': '' }],
  ['a file that is gone', { 'shared/a.ts': null }],
  ['a file of another name', { 'shared/a.ts': null, 'shared/b.ts': 'three' }],
  ['bytes that moved over to the next file', { 'mfe/mfe.ts': 'onet', 'mfe/routes/home.tsx': 'wo' }],
])('changes with %s', (_, changes) => {
  expect(idOf(changes)).not.toBe(idOf());
});

it.each([
  'mfe/mfe.test.ts',
  'mfe/routes/home.test.tsx',
  'mfe/journey.e2e.ts',
  'mfe/store.pg.test.ts',
  'mfe/node_modules/react/index.js',
  'mfe/dist/browser/a.js',
  'shared/gallery/gallery.tsx',
  'shared/fixtures/sample.ts',
  'mfe/README.md',
])('does not change with %s', (path) => {
  expect(idOf({ [path]: 'anything' })).toBe(idOf());
});
