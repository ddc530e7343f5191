import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '@storyloom/testing/chromium';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { runQuiet } from '../bootstrap/run-quiet.mjs';
import type { CheckContext } from './check.ts';

const BY_HAND = 'install one (Debian: "apt-get install chromium") or set CHROMIUM_PATH';

/** Installs Chromium by apt if it is missing and this is root. Throws OperatorError if there is none. */
export async function ensureChromium({ folder, signal }: CheckContext): Promise<void> {
  if (chromiumPath()) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new OperatorError(`There is no Chromium on this machine: ${BY_HAND}.`);
  }
  const log = join(folder, 'chromium.log');
  const options = { log, signal, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runQuiet('apt-get', ['update'], options);
  await runQuiet('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  if (!chromiumPath()) throw new OperatorError(`Chromium could not be installed (see ${log}): ${BY_HAND}.`);
}
