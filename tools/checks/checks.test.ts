import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';
import { type Check, inWords, total } from './check.ts';
import { commandCheck, runnerCheck } from './command-check.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { runChecks } from './run-checks.ts';

const around = {
  folder: mkdtempSync(join(tmpdir(), 'storyloom-checks-')),
  signal: new AbortController().signal,
};
const node = (script: string) => ['node', '-e', script];
const counts = (json: string) => JSON.parse(json);

test('a file that failed before its first test counts as a failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a browser test that passed only when repeated has failed', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }, errors: [] };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 4, failed: 2, skipped: 3 });
});

test('a command counts as one check', async () => {
  expect(await commandCheck('good', node('')).run(around)).toMatchObject({ passed: 1, failed: 0 });
  expect(await commandCheck('bad', node('console.log("why"); process.exit(2)')).run(around)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: 'why\n',
  });
  expect(await commandCheck('missing', ['no-such-program']).run(around)).toMatchObject({ failed: 1 });
});

test('a runner is believed only with its report, and not when it failed without a reason', async () => {
  const writing = (report: object, code: number) =>
    runnerCheck(
      'runner',
      (path) => ({
        command: node(
          `require('fs').writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(JSON.stringify(report))}); process.exit(${code})`,
        ),
      }),
      counts,
    ).run(around);
  const three = { passed: 3, failed: 0, skipped: 0 };
  expect(await writing(three, 0)).toMatchObject(three);
  expect(await writing(three, 1)).toMatchObject({ passed: 3, failed: 1 });
  const silent = runnerCheck('silent', () => ({ command: node('') }), counts);
  expect(await silent.run(around)).toMatchObject({ passed: 0, failed: 1 });
});

test('a check that cannot run has failed, and the others still run', async () => {
  const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no browser')) };
  const all = await runChecks([broken, commandCheck('good', node(''))], around);
  expect(inWords(total(all))).toBe('1 passed, 1 failed');
  expect(inWords({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

test('the command closes with the counts, even when it could not begin', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/test.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });
  const unknown = run('no-such-check');
  expect(unknown.status).toBe(1);
  expect(unknown.stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
  const last = run('arrows').stdout.trimEnd().split('\n').at(-1);
  expect(last).toMatch(/^[01] passed, [01] failed$/);
});
