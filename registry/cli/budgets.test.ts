import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integrity } from '../fixtures/release.ts';
import { checkBudgets } from './budgets.ts';

let root: string;
const asset = (url: string) => ({ url, integrity: integrity(url) });
const built = () => ({
  dist: root,
  parts: { 'route:home': { js: [asset('home.js')], css: [asset('home.css')] } },
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storyloom-budgets-'));
  mkdirSync(join(root, 'mfe-sample'));
  writeFileSync(join(root, 'mfe-sample/package.json'), '{}');
  writeFileSync(join(root, 'home.js'), Buffer.alloc(900, 'a'));
  writeFileSync(join(root, 'home.css'), Buffer.alloc(90, 'a'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('checkBudgets', () => {
  it('finds the largest part by the size of its scripts and stylesheets together', () => {
    const parts = {
      'route:small': { js: [asset('home.js')], css: [] },
      'route:home': built().parts['route:home'],
      'slot:tiny': { js: [], css: [asset('home.css')] },
    };
    writeFileSync(join(root, 'home.js'), randomBytes(2_000));
    writeFileSync(join(root, 'home.css'), randomBytes(1_000));
    expect(checkBudgets(root, 'sample', { dist: root, parts })).toMatch(/^route:home is 3\.\d kB/);
  });

  it('fails for a part above the budget of its package.json', () => {
    writeFileSync(join(root, 'mfe-sample/package.json'), '{ "budgets": { "part": 0.01 } }');
    expect(() => checkBudgets(root, 'sample', built())).toThrow(
      /^route:home is 0\.\d kB of 0\.01\. Import less in it, or raise budgets\.part/,
    );
  });

  it('accepts a part as large as its budget, and a build without parts', () => {
    const { dist, parts } = built();
    const bytes = ['home.js', 'home.css'].map((file) => gzipSync(readFileSync(join(root, file))).length);
    const part = bytes.reduce((sum, each) => sum + each, 0) / 1_000;
    writeFileSync(join(root, 'mfe-sample/package.json'), JSON.stringify({ budgets: { part } }));
    expect(checkBudgets(root, 'sample', { dist, parts })).toMatch(/^route:home is 0\.\d kB of 0\.\d+$/);
    expect(checkBudgets(root, 'sample', { dist, parts: {} })).toBe('no parts');
  });
});
