import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { runQuiet } from '../bootstrap/run-quiet.mjs';
import type { Check, CheckContext, Finding, Report } from './check.ts';

/** Last lines of a failed command's output that are repeated after all checks. */
const TAIL_LINES = 20;

const BIN = join(ROOT, 'node_modules', '.bin');

/** A check that is one command: it passes or fails as a whole. */
export function commandCheck(name: string, command: string[]): Check {
  return {
    name,
    stage: 'source',
    async run(around) {
      const { status, output } = await run(name, command, around);
      const failed = status === 0 ? 0 : 1;
      return { passed: 1 - failed, failed, skipped: 0, output, failures: failed === 0 ? [] : [tail(output)] };
    },
  };
}

/** A check that is a test runner: its own report is counted, and a run without a report is a failure. */
export function runnerCheck(
  name: string,
  stage: Check['stage'],
  command: (report: string) => { command: string[]; env?: Record<string, string> },
  read: (json: string) => Report,
  prepare?: (around: CheckContext) => Promise<void>,
): Check {
  return {
    name,
    stage,
    async run(around) {
      await prepare?.(around);
      const report = join(around.folder, `${name}.json`);
      rmSync(report, { force: true });
      const { command: line, env } = command(report);
      const { status, output } = await run(name, line, around, env);
      return counted(status, output, existsSync(report) ? read(readFileSync(report, 'utf8')) : null);
    },
  };
}

function counted(status: number, output: string, report: Report | null): Finding {
  if (!report) return { passed: 0, failed: 1, skipped: 0, output, failures: [tail(output)] };
  // A runner that fails without a failed test (no tests found, an error outside of tests) counts as one failure.
  if (status === 0 || report.failed > 0) return { ...report, output };
  return { ...report, failed: 1, output, failures: [tail(output)] };
}

function tail(output: string): string {
  return output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}

function run(name: string, command: string[], around: CheckContext, env?: Record<string, string>) {
  const [file = '', ...args] = command;
  return runQuiet(join(BIN, file), args, {
    log: join(around.folder, `${name}.log`),
    signal: around.signal,
    env: { ...env, PATH: `${BIN}${delimiter}${process.env.PATH}`, FORCE_COLOR: '0' },
  });
}
