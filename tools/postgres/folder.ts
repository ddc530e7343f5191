import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAccount } from '../bootstrap/database-account.mjs';

/** The files of one PostgreSQL server. All belong to the database account. */
export type PostgresFolder = { root: string; data: string; password: string; log: string };

export function postgresFolder(root: string): PostgresFolder {
  return {
    root,
    data: join(root, 'data'),
    password: join(root, 'password'),
    log: join(root, 'postgres.log'),
  };
}

/** Creates the folder, closed to other accounts, with a random password. */
export function prepareFolder(folder: PostgresFolder): void {
  mkdirSync(folder.root, { recursive: true });
  if (!existsSync(folder.password)) {
    writeFileSync(folder.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  chmodSync(folder.root, 0o700);
  const account = databaseAccount();
  if (!account) return;
  for (const path of [folder.root, folder.password]) {
    if (statSync(path).uid !== account.uid) chownSync(path, account.uid, account.gid);
  }
}

export function readPassword(folder: PostgresFolder): string {
  return readFileSync(folder.password, 'utf8').trim();
}
