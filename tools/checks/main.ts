import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../bootstrap/command.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { say } from '../bootstrap/progress.mjs';
import { onStopRequest } from '../bootstrap/stop-request.mjs';
import { readArguments } from './arguments.ts';
import { inWords, total } from './check.ts';
import { checks, quickChecks } from './checks.ts';
import { repeatChecks } from './run-checks.ts';

/** Exit code: a check failed, and the counts were printed, so `tools/test.mjs` prints none. */
const FAILED_AND_COUNTED = 3;

const stop = new AbortController();
onStopRequest(() => stop.abort());

try {
  const folder = join(ROOT, '.tmp', 'checks');
  mkdirSync(folder, { recursive: true });
  const { checks: chosen, repeat } = readArguments(process.argv.slice(2), checks, quickChecks);
  const findings = await repeatChecks(chosen, repeat, { folder, signal: stop.signal });
  const counts = total(findings);
  // Repeated at the end, because a log that is shown in part shows its end.
  const failures = findings.flatMap((finding) => finding.failures);
  if (failures.length > 0) say(['Failures:', ...failures].join('\n\n'));
  say(inWords(counts));
  process.exitCode = counts.failed > 0 ? FAILED_AND_COUNTED : 0;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect?.();
