import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import type { Report } from './check.ts';

/** Lines of a failure's message that a report repeats. */
const MESSAGE_LINES = 12;

/** The name of a failed test and the beginning of its message, without colours. */
function failure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z._default(z.number(), 0),
  testResults: z.array(
    z.object({
      name: z._default(z.string(), ''),
      status: z.string(),
      message: z._default(z.string(), ''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z._default(z.string(), ''),
          failureMessages: z._default(z.array(z.string()), []),
        }),
      ),
    }),
  ),
});

/** Reads vitest's JSON report. A file that failed before its first test counts as one failure. */
export function readVitestReport(json: string): Report {
  const report = Vitest.parse(JSON.parse(json));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((each) => failure(`${name} › ${each.fullName}`, each.failureMessages.join('\n'))),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...brokenFiles.map(({ name, message }) => failure(name, message))],
  };
}

const PlaywrightError = z.object({ message: z._default(z.string(), '') });

const PlaywrightSuite = z.object({
  get suites() {
    return z._default(z.array(PlaywrightSuite), []);
  },
  specs: z._default(
    z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.string(),
            results: z.array(z.object({ errors: z.array(PlaywrightError) })),
          }),
        ),
      }),
    ),
    [],
  ),
});

const Playwright = z.object({
  suites: z._default(z.array(PlaywrightSuite), []),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z._default(z.array(PlaywrightError), []),
});

type Suite = z.infer<typeof PlaywrightSuite>;

function failedSpecs({ suites, specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return failure(`[${projectName}] ${file} › ${title}`, messages.join('\n'));
      }),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Reads Playwright's JSON report. A test that passed only when repeated counts as failed. */
export function readPlaywrightReport(json: string): Report {
  const { suites, stats, errors } = Playwright.parse(JSON.parse(json));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failedSpecs),
      ...errors.map(({ message }) => failure('outside of tests', message)),
    ],
  };
}
