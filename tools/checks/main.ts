import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../bootstrap/command.mjs';
import { watchLifeline } from '../bootstrap/lifeline.mjs';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { say } from '../bootstrap/progress.mjs';
import { type Check, inWords, total } from './check.ts';
import { checks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** Tells `tools/test.mjs` that the counts were printed, so that it prints none of its own. */
const FAILED_AND_COUNTED = 3;

const stop = new AbortController();
watchLifeline(() => stop.abort());

try {
  const folder = join(ROOT, '.tmp', 'checks');
  mkdirSync(folder, { recursive: true });
  const counts = total(await runChecks(chosen(process.argv.slice(2)), { folder, signal: stop.signal }));
  say(inWords(counts));
  process.exitCode = counts.failed > 0 ? FAILED_AND_COUNTED : 0;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect?.();

function chosen(names: string[]): Check[] {
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) {
    const known = checks.map((check) => check.name).join(' ');
    throw new OperatorError(`There is no check "${unknown}". Usage: npm test -- [${known}]`);
  }
  return names.length === 0 ? checks : checks.filter((check) => names.includes(check.name));
}
