import { valkeyPath } from '@storyloom/testing/valkey';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import type { CheckContext } from './check.ts';
import { installPackage } from './debian-package.ts';

/** Installs Redis by apt if there is neither Valkey nor Redis and this is root. Throws OperatorError without one. */
export async function ensureValkey(context: CheckContext): Promise<void> {
  if (valkeyPath()) return;
  const log = await installPackage('redis-server', context);
  if (!valkeyPath())
    throw new OperatorError(
      `There is no Valkey on this machine${log ? ` (see ${log})` : ''}: install it, or Redis 6.2 or newer (Debian: "apt-get install redis-server").`,
    );
}
