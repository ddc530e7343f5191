import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testAttacks } from './test-attacks.ts';

interface Report {
  testResults: { name: string; assertionResults: Outcome[] }[];
}

interface Outcome {
  title: string;
  status: string;
  duration?: number | null;
  failureMessages: string[];
}

const root = join(import.meta.dirname, '..', '..');
const report = join(root, '.tmp', 'attacks.json');
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace('%s', '.*');
const patternOf = (titles: string[]) => titles.map(escaped).join('|');

/** Runs the tests of attacks that need more than a running site. Prints each result; exits with 1 if one failed. */
const files = [...new Set(testAttacks.map(({ file }) => file))];
const pattern = patternOf(testAttacks.map(({ title }) => title));
const options = ['--project', 'postgres', '--reporter', 'json', '--outputFile', report, '-t', pattern];
const { status } = spawnSync('vitest', ['run', ...files, ...options], { cwd: root, stdio: 'inherit' });
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;

for (const { name, file, title } of testAttacks) {
  const outcomes = testResults
    .filter((result) => result.name.endsWith(file))
    .flatMap((result) => result.assertionResults)
    .filter((one) => one.status !== 'skipped' && new RegExp(`^${patternOf([title])}$`).test(one.title));
  if (outcomes.length === 0) console.log(`${name}: not run (${file} › ${title})`);
  for (const one of outcomes) {
    const got = one.failureMessages[0]?.split('\n', 1)[0] ?? `${Math.round(one.duration ?? 0)} ms`;
    console.log(`${name}: ${one.status}: ${one.title} (${got})`);
  }
  if (outcomes.length === 0) process.exitCode = 1;
}
if (status !== 0) process.exitCode = 1;
