import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isInstalled, markInstalled } from './fingerprint.mjs';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const manifest = (file: string, fields: object) => put(`${file}/package.json`, JSON.stringify(fields));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storyloom-fingerprint-'));
  put('pnpm-workspace.yaml', 'packages:\n  - host\n  - mfe-*\n  - shared/*\n\ncatalog:\n  zod: 4.0.0\n');
  put('pnpm-lock.yaml', 'lock');
  mkdirSync(join(root, 'node_modules'));
  manifest('.', { name: 'storyloom' });
  manifest('host', { name: 'host', version: '1.0.0' });
  manifest('shared/ui', { name: 'ui', dependencies: { react: 'catalog:' } });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('isInstalled', () => {
  it('is false before the first installation', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it.each([
    ['the lockfile', () => put('pnpm-lock.yaml', 'other')],
    ['the workspace file', () => put('pnpm-workspace.yaml', 'packages:\n  - host\n')],
    [
      'a dependency of a package',
      () => manifest('host', { name: 'host', dependencies: { zod: 'catalog:' } }),
    ],
    ['a dependency of a package in a folder of packages', () => manifest('shared/ui', { name: 'ui' })],
    ['a dependency of the root', () => manifest('.', { name: 'storyloom', devDependencies: { knip: '1' } })],
    ['a new package', () => manifest('mfe-new', { name: 'new' })],
  ])('is false after a change of %s', (_, change) => {
    markInstalled(root, fingerprint(root));
    expect(isInstalled(root)).toBe(true);
    change();
    expect(isInstalled(root)).toBe(false);
  });

  it('ignores the version, the scripts and folders outside the workspace', () => {
    markInstalled(root, fingerprint(root));
    manifest('host', { name: 'host', version: '2.0.0', scripts: { dev: 'x' } });
    manifest('elsewhere', { name: 'elsewhere', dependencies: { zod: '1' } });
    expect(isInstalled(root)).toBe(true);
  });
});
