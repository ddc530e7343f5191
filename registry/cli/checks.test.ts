import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { integrity } from '../fixtures/release.ts';
import { checkBudgets, runChecks } from './checks.ts';

let root: string;
const asset = (url: string) => ({ url, integrity: integrity(url) });
const built = () => ({
  dist: root,
  parts: { 'route:home': { js: [asset('home.js')], css: [asset('home.css')] } },
});

/** Replaces a command of the checkout with a shell script. */
function command(name: string, script: string): void {
  writeFileSync(join(root, 'node_modules/.bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storyloom-checks-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(root, 'mfe-sample'));
  writeFileSync(join(root, 'mfe-sample/package.json'), '{}');
  for (const [file, size] of [
    ['home.js', 900],
    ['home.css', 90],
  ] as const)
    writeFileSync(join(root, file), Buffer.alloc(size, 'a'));
  command('tsc', 'exit 0');
  command('node', 'echo "arrows: 0 broken rules"');
  command('vitest', 'echo "$@"; echo "Tests 3 passed"');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('runChecks', () => {
  it('reports what each check found', async () => {
    expect(await runChecks(root, 'sample', built())).toEqual({
      budgets: expect.stringMatching(/^route:home is 0\.\d kB of 150$/),
      types: 'passed',
      arrows: 'arrows: 0 broken rules',
      tests: 'Tests 3 passed',
    });
  });

  it('runs all tests and no rules of this checkout in a repository of its own', async () => {
    writeFileSync(join(root, 'mfe.ts'), '');
    writeFileSync(join(root, 'package.json'), '{ "budgets": { "part": 40 } }');
    command('vitest', 'echo "$@"');
    expect(await runChecks(root, 'sample', built())).toEqual({
      budgets: expect.stringMatching(/ of 40$/),
      types: 'passed',
      arrows: 'a repository of its own',
      tests: 'run --passWithNoTests',
    });
  });

  it('runs the checks without NODE_ENV', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    command('vitest', 'printenv NODE_ENV || echo "Tests in no environment"');
    expect((await runChecks(root, 'sample', built())).tests).toBe('Tests in no environment');
    vi.unstubAllEnvs();
  });

  it.each([
    ['types', 'tsc'],
    ['arrows', 'node'],
    ['tests', 'vitest'],
  ])('fails with the output of the check %s', async (name, file) => {
    command(file, 'echo "line 4 is wrong" >&2; exit 2');
    await expect(runChecks(root, 'sample', built())).rejects.toThrow(
      `line 4 is wrong\n\nThe check "${name}" failed. Nothing was published.`,
    );
  });

  it('finds the largest part by the size of its scripts and stylesheets together', async () => {
    const parts = {
      'route:small': { js: [asset('home.js')], css: [] },
      'route:home': built().parts['route:home'],
      'slot:tiny': { js: [], css: [asset('home.css')] },
    };
    writeFileSync(join(root, 'home.js'), randomBytes(2_000));
    writeFileSync(join(root, 'home.css'), randomBytes(1_000));
    const { budgets } = await runChecks(root, 'sample', { dist: root, parts });
    expect(budgets).toMatch(/^route:home is 3\.\d kB/);
  });

  it('fails for a part above the budget of its package.json', async () => {
    writeFileSync(join(root, 'mfe-sample/package.json'), '{ "budgets": { "part": 0.01 } }');
    await expect(runChecks(root, 'sample', built())).rejects.toThrow(
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

  it('reports the last line of a check that counts no tests', async () => {
    command('node', 'echo "arrows: 9 files"; echo "arrows: 0 broken rules"');
    command('tsc', 'echo "  "');
    const { arrows, types } = await runChecks(root, 'sample', built());
    expect([arrows, types]).toEqual(['arrows: 0 broken rules', 'passed']);
  });
});
