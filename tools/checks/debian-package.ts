import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuiet } from '../bootstrap/run-quiet.mjs';
import type { CheckContext } from './check.ts';

let before: Promise<unknown> = Promise.resolve();

/**
 * Installs a package of Debian by apt if this is root on such a machine. Returns the log; null if it cannot be tried. Checks run
 * at once, and apt installs one package at a time.
 */
export function installPackage(name: string, context: CheckContext): Promise<string | null> {
  const installed = before.then(() => install(name, context));
  before = installed.catch(() => {});
  return installed;
}

async function install(name: string, { folder, signal }: CheckContext): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const log = join(folder, `${name}.log`);
  // A service that comes with it is not started.
  const options = { log, signal, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  await runQuiet('apt-get', ['update'], options);
  await runQuiet('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  return log;
}
