// @ts-check
import { readFileSync } from 'node:fs';
import { OperatorError } from './operator-error.mjs';
import { firstClosedFolder } from './reach.mjs';

/** @typedef {{ name: string, uid: number, gid: number }} Account */

/**
 * The account that runs PostgreSQL: for root, because PostgreSQL refuses to run as root, `postgres` or else `nobody`;
 * for others null, which means their own. Throws OperatorError if there is neither.
 *
 * @returns {Account | null}
 */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(readAccount);
  for (const name of ['postgres', 'nobody']) {
    const found = accounts.find((account) => account.name === name);
    if (found) return found;
  }
  throw new OperatorError(
    'PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody": run the command as an ordinary user.',
  );
}

/** @param {string} line @returns {Account} */
function readAccount(line) {
  const [name = '', , uid = '', gid = ''] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

/**
 * Throws OperatorError if the database account cannot enter one of the paths.
 *
 * @param {string[]} paths
 */
export function assertDatabaseCanReach(paths) {
  const account = databaseAccount();
  if (!account) return;
  for (const path of paths) {
    const folder = firstClosedFolder(path, account);
    if (folder) {
      throw new OperatorError(
        `PostgreSQL runs as the account "${account.name}", which may not enter ${folder} on the way to ${path}: move it to a folder everyone can enter (for example /srv or /opt), or run "chmod o+x ${folder}".`,
      );
    }
  }
}
