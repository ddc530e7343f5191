// @ts-check
import { join } from 'node:path';
import { assertNodeVersion, continueInNode, report } from './bootstrap/command.mjs';
import { assertDatabaseCanReach } from './bootstrap/database-account.mjs';
import { assertDiskSpace, prepareDataDir } from './bootstrap/disk.mjs';
import { cleanInherited } from './bootstrap/inherited.mjs';
import { install } from './bootstrap/install.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { moveTestPorts } from './bootstrap/ports.mjs';
import { awaitPorts } from './bootstrap/previous-run.mjs';
import { step } from './bootstrap/progress.mjs';
import { readBootSettings } from './bootstrap/settings.mjs';
import { onStopRequest } from './bootstrap/stop-request.mjs';

const args = process.argv.slice(2);
const stop = new AbortController();
onStopRequest(() => stop.abort());

try {
  process.exitCode = await start();
} catch (error) {
  if (!stop.signal.aborted) report(error);
  process.exitCode = stop.signal.aborted ? 0 : 1;
}

async function start() {
  assertNodeVersion();
  cleanInherited(process.env);
  const { dataDir, ports, ownDatabase } = readBootSettings();
  const quiet = args.includes('--print-config');
  if (!quiet) {
    if (ownDatabase) assertDatabaseCanReach([ROOT, dataDir]);
    prepareDataDir(dataDir);
    assertDiskSpace(dataDir);
    const { OIDC_PORT, PAY_PORT, ...own } = ports;
    await awaitPorts(dataDir, own);
    Object.assign(process.env, await moveTestPorts({ OIDC_PORT, PAY_PORT }, Object.values(own)));
  }
  const work = () => install({ log: join(dataDir, 'logs', 'install.log'), signal: stop.signal });
  await (quiet ? work() : step('install', work));
  return stop.signal.aborted ? 0 : continueInNode('tools/supervisor/main.ts', args, stop.signal);
}
