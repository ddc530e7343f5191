import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';
import { readArguments } from './arguments.ts';
import { type Check, inWords, total } from './check.ts';
import { checks, quickChecks } from './checks.ts';
import { commandCheck, runnerCheck } from './command-check.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { repeatChecks, runChecks } from './run-checks.ts';

const around = {
  folder: mkdtempSync(join(tmpdir(), 'storyloom-checks-')),
  signal: new AbortController().signal,
};
const node = (script: string) => ['node', '-e', script];
const counts = (json: string) => JSON.parse(json);

describe('reports', () => {
  test('readVitestReport counts a file that failed before its first test as a failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        {
          name: 'one.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'one is two', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          ],
        },
        { name: 'two.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(readVitestReport(JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 2,
      skipped: 2,
      failures: ['one.test.ts › one is two\n    expected 1', 'two.test.ts\n    no such module'],
    });
  });

  test('readPlaywrightReport counts a test that passed only when repeated as a failure', () => {
    const spec = (title: string, status: string, message: string) => ({
      title,
      file: 'story.e2e.ts',
      tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 },
      suites: [
        {
          specs: [spec('opens', 'expected', '')],
          suites: [{ specs: [spec('ends', 'unexpected', 'no end'), spec('turns', 'flaky', 'no turn')] }],
        },
      ],
    };
    expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
      passed: 4,
      failed: 2,
      skipped: 3,
      failures: ['[phone] story.e2e.ts › ends\n    no end', '[phone] story.e2e.ts › turns\n    no turn'],
    });
  });
});

describe('kinds of check', () => {
  test('commandCheck counts a command as one check', async () => {
    expect(await commandCheck('good', node('')).run(around)).toMatchObject({ passed: 1, failed: 0 });
    expect(await commandCheck('bad', node('console.log("why"); process.exit(2)')).run(around)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      output: 'why\n',
      failures: ['why'],
    });
    expect(await commandCheck('missing', ['no-such-program']).run(around)).toMatchObject({ failed: 1 });
  });

  test('runnerCheck fails without a report, and when the runner fails without a failed test', async () => {
    const writing = (report: object, code: number) =>
      runnerCheck(
        'runner',
        'tests',
        (path) => ({
          command: node(
            `require('fs').writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(JSON.stringify(report))}); process.exit(${code})`,
          ),
        }),
        counts,
      ).run(around);
    const three = { passed: 3, failed: 0, skipped: 0, failures: [] };
    expect(await writing(three, 0)).toMatchObject(three);
    expect(await writing(three, 1)).toMatchObject({ passed: 3, failed: 1 });
    const silent = runnerCheck('silent', 'tests', () => ({ command: node('') }), counts);
    expect(await silent.run(around)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('runChecks', () => {
  test('counts a check that cannot run as failed, and runs the others', async () => {
    const broken: Check = {
      name: 'broken',
      stage: 'browser',
      run: () => Promise.reject(new Error('no browser')),
    };
    const all = await runChecks([broken, commandCheck('good', node(''))], around);
    expect(inWords(total(all))).toBe('1 passed, 1 failed');
    expect(inWords({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });

  test('runs the checks of a stage two at a time, and the stages one after the other', async () => {
    const running = new Set<string>();
    const seen: string[] = [];
    const check = (name: string, stage: Check['stage']): Check => ({
      name,
      stage,
      async run() {
        running.add(name);
        await Promise.resolve();
        seen.push([...running].join(' '));
        running.delete(name);
        return { passed: 1, failed: 0, skipped: 0, output: '', failures: [] };
      },
    });
    await runChecks(
      [check('last', 'browser'), check('one', 'tests'), check('two', 'tests'), check('three', 'tests')],
      around,
    );
    expect(seen.slice(0, 2)).toEqual(['one two', 'two']);
    expect(seen.at(-1)).toBe('last');
  });

  test('repeats the checks, and one failed run fails', async () => {
    let runs = 0;
    const flaky: Check = {
      name: 'flaky',
      stage: 'source',
      run: async () => ({
        passed: 1,
        failed: ++runs === 2 ? 1 : 0,
        skipped: 0,
        output: 'once',
        failures: [],
      }),
    };
    expect(inWords(total(await repeatChecks([flaky], 3, around)))).toBe('3 passed, 1 failed');
  });
});

describe('readArguments', () => {
  const names = (args: string[]) => readArguments(args, checks, quickChecks).checks.map(({ name }) => name);

  test('chooses all checks, or those named, in their usual order', () => {
    expect(names([])).toEqual(checks.map(({ name }) => name));
    expect(names(['browser', 'types'])).toEqual(['types', 'browser']);
  });

  test('reads how often they run', () => {
    expect(names(['quick'])).toEqual(['types', 'lint', 'arrows', 'changed']);
    expect(readArguments(['browser'], checks, quickChecks).repeat).toBe(1);
    expect(readArguments(['browser', '--repeat', '5'], checks, quickChecks)).toMatchObject({ repeat: 5 });
  });

  test.each([['nonsense'], ['--repeat', '0'], ['--repeat', 'x'], ['--again']])('refuses %s %s', (...args) => {
    expect(() => readArguments(args, checks, quickChecks)).toThrow(
      /Usage: npm test -- \[quick \| types .* browser\] \[--repeat N\]/,
    );
  });
});

describe('npm test', () => {
  test('ends with the counts, even if it could not begin', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['tools/test.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });
    const unknown = run('no-such-check');
    expect(unknown.status).toBe(1);
    expect(unknown.stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
    const last = run('arrows').stdout.trimEnd().split('\n').at(-1);
    expect(last).toMatch(/^[01] passed, [01] failed$/);
  });
});
