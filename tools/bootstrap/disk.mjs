// @ts-check
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { OperatorError } from './operator-error.mjs';

const NEEDED_MB = 500;

/** Creates DATA_DIR if missing. Throws OperatorError if it cannot be written. @param {string} dataDir */
export function prepareDataDir(dataDir) {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      // Whatever the umask, the database account must be able to enter. The files inside are protected themselves.
      chmodSync(dataDir, 0o755);
    }
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}): give this account the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

/** Throws OperatorError if the disk has too little space. @param {string} folder @param {number} [neededMb] */
export function assertDiskSpace(folder, neededMb = NEEDED_MB) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / 1_048_576);
  if (freeMb < neededMb) {
    throw new OperatorError(
      `The disk is full: ${folder} has ${freeMb} MB left and ${neededMb} MB are needed. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
