import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runChecks } from './checks.ts';

let root: string;
const all = { mfe: 'sample', since: null };

/** Replaces a command of the checkout with a shell script. */
function command(name: string, script: string): void {
  writeFileSync(join(root, 'node_modules/.bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storyloom-checks-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  command('tsc', 'exit 0');
  command('node', 'echo "arrows: 0 broken rules"');
  command('vitest', 'echo "$@"; echo "Tests 3 passed"');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('runChecks', () => {
  it('reports what each check found', async () => {
    expect(await runChecks(root, all)).toEqual({
      types: 'passed',
      arrows: 'arrows: 0 broken rules',
      tests: 'Tests 3 passed',
    });
  });

  it("compiles the micro-frontend's own files and what they import", async () => {
    command('tsc', 'echo "$2"');
    const { types } = await runChecks(root, all);
    expect(JSON.parse(readFileSync(types, 'utf8'))).toMatchObject({
      extends: '../../tsconfig.base.json',
      include: expect.arrayContaining(['../../mfe-sample/**/*.tsx']),
    });
  });

  it('runs the tests that changes since a commit reach, or all', async () => {
    command('vitest', 'echo "Tests $*"');
    expect((await runChecks(root, { mfe: 'sample', since: 'abc' })).tests).toMatch(
      /--changed abc --project unit mfe-sample\/$/,
    );
    expect((await runChecks(root, all)).tests).not.toContain('--changed');
  });

  it('runs all tests and no rules of this checkout in a repository of its own', async () => {
    writeFileSync(join(root, 'mfe.ts'), '');
    command('vitest', 'echo "Tests $*"');
    const { arrows, tests } = await runChecks(root, all);
    expect(arrows).toBe('a repository of its own');
    expect(tests).not.toMatch(/--project|mfe-sample/);
  });

  it('ends the other checks when one fails', async () => {
    const file = join(root, 'pid');
    command('tsc', `until [ -s ${file} ]; do sleep 0.05; done; exit 1`);
    command('vitest', `echo $$ > ${file}; exec sleep 600`);
    await expect(runChecks(root, all)).rejects.toThrow('The check "types" failed.');
    const pid = Number(readFileSync(file, 'utf8'));
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('runs the checks without NODE_ENV, and without tokens and keys of the registry', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('REGISTRY_TOKEN_SECRET', 'secret');
    command('vitest', 'echo "Tests with: $NODE_ENV$REGISTRY_TOKEN_SECRET"');
    expect((await runChecks(root, all)).tests).toBe('Tests with:');
    vi.unstubAllEnvs();
  });

  it.each([
    ['types', 'tsc'],
    ['arrows', 'node'],
    ['tests', 'vitest'],
  ])('fails with the output of the check %s', async (name, file) => {
    command(file, 'echo "line 4 is wrong" >&2; exit 2');
    await expect(runChecks(root, all)).rejects.toThrow(
      `line 4 is wrong\n\nThe check "${name}" failed. Nothing was published.`,
    );
  });

  it('reports the last line of a check that counts no tests', async () => {
    command('node', 'echo "arrows: 9 files"; echo "arrows: 0 broken rules"');
    command('tsc', 'echo "  "');
    const { arrows, types } = await runChecks(root, all);
    expect([arrows, types]).toEqual(['arrows: 0 broken rules', 'passed']);
  });
});
