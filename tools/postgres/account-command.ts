import { databaseAccount } from '../bootstrap/database-account.mjs';

export type Command = { file: string; args: string[] };

/**
 * Wraps a PostgreSQL program so that it runs as the account PostgreSQL accepts. With `tied`, on Linux, the
 * kernel also interrupts it (a fast shutdown) when the process that started it dies, however it died.
 */
export function asDatabaseAccount(file: string, args: string[], options?: { tied: boolean }): Command {
  const account = databaseAccount();
  const flags = [
    ...(account ? ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'] : []),
    ...(options?.tied && process.platform === 'linux' ? ['--pdeathsig', 'INT'] : []),
  ];
  return flags.length > 0 ? { file: 'setpriv', args: [...flags, '--', file, ...args] } : { file, args };
}
