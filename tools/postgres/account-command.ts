import { databaseAccount } from '../bootstrap/database-account.mjs';

export type Command = { file: string; args: string[] };

/**
 * A command that runs a PostgreSQL program as the database account. With `endsWithParent`, on Linux, the kernel
 * sends it SIGINT (a fast shutdown) when the process that started it ends, even by SIGKILL.
 */
export function asDatabaseAccount(
  file: string,
  args: string[],
  options?: { endsWithParent: boolean },
): Command {
  const account = databaseAccount();
  const flags = [
    ...(account ? ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'] : []),
    ...(options?.endsWithParent && process.platform === 'linux' ? ['--pdeathsig', 'INT'] : []),
  ];
  return flags.length > 0 ? { file: 'setpriv', args: [...flags, '--', file, ...args] } : { file, args };
}
