// @ts-check
import { join } from 'node:path';
import { assertNodeVersion, continueInNode, report } from './bootstrap/command.mjs';
import { cleanInherited } from './bootstrap/inherited.mjs';
import { install } from './bootstrap/install.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { say, step } from './bootstrap/progress.mjs';
import { onStopRequest } from './bootstrap/stop-request.mjs';

/** Exit code: a check failed, and the counts were printed. */
const FAILED_AND_COUNTED = 3;

const stop = new AbortController();
onStopRequest(() => stop.abort());

const outcome = await test().catch((error) => {
  report(error);
  return 1;
});
// The last line always has the counts; a run that broke off counts as one failure.
if (outcome !== 0 && outcome !== FAILED_AND_COUNTED) say('0 passed, 1 failed');
process.exitCode = outcome === 0 ? 0 : 1;

async function test() {
  assertNodeVersion();
  cleanInherited(process.env);
  const log = join(ROOT, '.tmp', 'checks', 'install.log');
  await step('install', () => install({ log, signal: stop.signal }));
  return continueInNode('tools/checks/main.ts', process.argv.slice(2), stop.signal);
}
