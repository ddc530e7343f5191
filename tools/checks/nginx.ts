import { nginxPath } from '@storyloom/testing/nginx';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import type { CheckContext } from './check.ts';
import { installPackage } from './debian-package.ts';

/** Installs nginx by apt if it is missing and this is root. Throws OperatorError without one. */
export async function ensureNginx(context: CheckContext): Promise<void> {
  if (nginxPath()) return;
  const log = await installPackage('nginx-light', context);
  if (!nginxPath())
    throw new OperatorError(
      `There is no nginx on this machine${log ? ` (see ${log})` : ''}: install it (Debian: "apt-get install nginx-light").`,
    );
}
