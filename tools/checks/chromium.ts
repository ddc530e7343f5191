import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, headlessShellPath } from '@storyloom/testing/chromium';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { say } from '../bootstrap/progress.mjs';
import { runQuiet } from '../bootstrap/run-quiet.mjs';
import type { CheckContext } from './check.ts';

const BY_HAND = 'install one (Debian: "apt-get install chromium-headless-shell") or set CHROMIUM_PATH';

/**
 * Installs Chromium's headless shell by apt if it is missing and this is root. A whole Chromium serves too. Throws
 * OperatorError if there is neither.
 */
export async function ensureChromium({ folder, signal }: CheckContext): Promise<void> {
  if (headlessShellPath()) return;
  const log = join(folder, 'chromium.log');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { log, signal, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runQuiet('apt-get', ['update'], options);
    const packages = ['chromium-headless-shell'];
    await runQuiet('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
    if (headlessShellPath()) return;
    if (!chromiumPath()) throw new OperatorError(`Chromium could not be installed (see ${log}): ${BY_HAND}.`);
  }
  if (!chromiumPath()) throw new OperatorError(`There is no Chromium on this machine: ${BY_HAND}.`);
  say('There is no Chromium headless shell; the whole Chromium takes about a third longer.');
}
