import { report } from '../bootstrap/command.mjs';
import { say, stopwatch } from '../bootstrap/progress.mjs';
import { type Check, type CheckSurroundings, type Counts, type Finding, inWords } from './check.ts';

/** Runs checks one after the other, says what each found, and answers their counts. */
export async function runChecks(checks: Check[], around: CheckSurroundings): Promise<Counts[]> {
  const all: Counts[] = [];
  for (const check of checks) {
    const clock = stopwatch(check.name);
    const found = await runSafely(check, around);
    const seconds = clock.end();
    if (found.failed > 0) say(found.output.trimEnd());
    say(`${found.failed > 0 ? '✗' : '✓'} ${check.name} ${seconds} (${inWords(found)})`);
    all.push(found);
  }
  return all;
}

/** A check that cannot even run has failed. */
async function runSafely(check: Check, around: CheckSurroundings): Promise<Finding> {
  const failed = { passed: 0, failed: 1, skipped: 0, output: '' };
  if (around.signal.aborted) return { ...failed, output: 'stopped before it began' };
  try {
    return await check.run(around);
  } catch (error) {
    report(error);
    return failed;
  }
}
