import { pgBouncerPath } from '@storyloom/testing/pgbouncer';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import type { CheckContext } from './check.ts';
import { installPackage } from './debian-package.ts';

/** Installs PgBouncer by apt if it is missing and this is root. Throws OperatorError without one. */
export async function ensurePgBouncer(context: CheckContext): Promise<void> {
  if (pgBouncerPath()) return;
  const log = await installPackage('pgbouncer', context);
  if (!pgBouncerPath())
    throw new OperatorError(
      `There is no PgBouncer on this machine${log ? ` (see ${log})` : ''}: install it (Debian: "apt-get install pgbouncer").`,
    );
}
