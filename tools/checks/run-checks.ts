import { report } from '../bootstrap/command.mjs';
import { say, stopwatch } from '../bootstrap/progress.mjs';
import { type Check, type CheckContext, type Finding, inWords, stages } from './check.ts';

/** Checks of a stage that run at once: one of them often waits, for a database or for one core. */
const AT_ONCE = 2;

/** Runs checks, prints what each found and how long it took, and returns their findings in the order given. */
export async function runChecks(checks: Check[], around: CheckContext): Promise<Finding[]> {
  const findings = new Map<Check, Finding>();
  const take = async (waiting: Check[]) => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      findings.set(check, await runCheck(check, around));
    }
  };
  for (const stage of stages) {
    const waiting = checks.filter((check) => check.stage === stage);
    await Promise.all(Array.from({ length: AT_ONCE }, () => take(waiting)));
  }
  return checks.flatMap((check) => findings.get(check) ?? []);
}

/** Runs checks several times and returns the findings of all runs. */
export async function repeatChecks(
  checks: Check[],
  repeat: number,
  around: CheckContext,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let run = 1; run <= repeat; run++) {
    if (repeat > 1) say(`Run ${run} of ${repeat}`);
    findings.push(...(await runChecks(checks, around)));
  }
  return findings;
}

async function runCheck(check: Check, around: CheckContext): Promise<Finding> {
  const clock = stopwatch(check.name);
  const found = await findOut(check, around);
  const seconds = clock.end();
  if (found.failed > 0) say(found.output.trimEnd());
  say(`${found.failed > 0 ? '✗' : '✓'} ${check.name} ${seconds} (${inWords(found)})`);
  return found;
}

/** A check that cannot run counts as failed. */
async function findOut(check: Check, around: CheckContext): Promise<Finding> {
  const failed = { passed: 0, failed: 1, skipped: 0, output: '', failures: [`${check.name} could not run`] };
  if (around.signal.aborted) return { ...failed, output: 'stopped before it began' };
  try {
    return await check.run(around);
  } catch (error) {
    report(error);
    return failed;
  }
}
