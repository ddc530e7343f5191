// @ts-check
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * The first existing folder on the way to `path`, itself included, that the account may not enter; null if there is
 * none. Reads permission bits only, so it needs no right to act as that account.
 *
 * @param {string} path
 * @param {{ uid: number, gid: number }} account
 * @returns {string | null}
 */
export function firstClosedFolder(path, account) {
  const closed = ancestors(path).filter((folder) => existsSync(folder) && !mayEnter(folder, account));
  return closed[0] ?? null;
}

/** @param {string} path @returns {string[]} from the root down */
function ancestors(path) {
  const folder = resolve(path);
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...ancestors(parent), folder];
}

/** @param {string} folder @param {{ uid: number, gid: number }} account */
function mayEnter(folder, account) {
  const { mode, uid, gid, isDirectory } = describe(folder);
  if (!isDirectory) return true;
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** @param {string} folder */
function describe(folder) {
  const stats = statSync(folder);
  return { mode: stats.mode, uid: stats.uid, gid: stats.gid, isDirectory: stats.isDirectory() };
}
