import type { Check, CheckContext } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { commandCheck, runnerCheck } from './command-check.ts';
import { ensureNginx } from './nginx.ts';
import { ensurePgBouncer } from './pgbouncer.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { ensureValkey } from './valkey.ts';

/** All checks, the quickest first. */
export const checks: Check[] = [
  // Each checker checks the types of the libraries again, and the other cores run the other checks.
  commandCheck('types', ['tsc', '--noEmit', '--pretty', 'false', '--checkers', '1']),
  commandCheck('lint', ['biome', 'check', '.']),
  commandCheck('arrows', ['node', 'tools/arrows.ts']),
  commandCheck('knip', ['knip']),
  vitest('unit', 'unit', [], ensureNginx),
  vitest('postgres', 'postgres', [], async (context) => {
    await ensurePgBouncer(context);
    await ensureValkey(context);
  }),
  runnerCheck(
    'browser',
    'browser',
    (report) => ({
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
    readPlaywrightReport,
    async (context) => {
      await ensureChromium(context);
      await ensureNginx(context);
    },
  ),
];

/** For the time between two commits: no database and no browser. */
export const quickChecks: Check[] = [
  ...checks.filter(({ name }) => ['types', 'lint', 'arrows'].includes(name)),
  vitest('unit', 'changed', ['--changed', '--passWithNoTests']),
];

/** One of the projects of vitest.config.ts. */
function vitest(
  project: string,
  name = project,
  more: string[] = [],
  prepare?: (context: CheckContext) => Promise<void>,
): Check {
  return runnerCheck(
    name,
    'tests',
    (report) => ({
      command: [
        ...['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'],
        `--outputFile.json=${report}`,
        ...more,
      ],
    }),
    readVitestReport,
    prepare,
  );
}
