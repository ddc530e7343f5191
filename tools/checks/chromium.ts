import { chromiumPath, headlessShellPath } from '@storyloom/testing/chromium';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { say } from '../bootstrap/progress.mjs';
import type { CheckContext } from './check.ts';
import { installPackage } from './debian-package.ts';

const BY_HAND = 'install one (Debian: "apt-get install chromium-headless-shell") or set CHROMIUM_PATH';

/**
 * Installs Chromium's headless shell by apt if it is missing and this is root. A whole Chromium serves too. Throws
 * OperatorError if there is neither.
 */
export async function ensureChromium(context: CheckContext): Promise<void> {
  if (headlessShellPath()) return;
  const log = await installPackage('chromium-headless-shell', context);
  if (headlessShellPath()) return;
  if (log && !chromiumPath())
    throw new OperatorError(`Chromium could not be installed (see ${log}): ${BY_HAND}.`);
  if (!chromiumPath()) throw new OperatorError(`There is no Chromium on this machine: ${BY_HAND}.`);
  say('There is no Chromium headless shell; the whole Chromium takes about a third longer.');
}
