import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';

export interface Rotation {
  /** Size from which a log is rotated, in bytes. */
  maxBytes: number;
  /** Former logs that are kept: `<path>.1` is the newest. */
  kept: number;
}

export const defaultRotation: Rotation = { maxBytes: 20 * 1024 ** 2, kept: 5 };

/**
 * Moves a log that is too large to `<path>.1` and the former ones up by one. The log is copied and truncated, because
 * its process keeps the file open for appending; lines written between the two are lost.
 */
export function rotateLog(path: string, { maxBytes, kept }: Rotation = defaultRotation): void {
  if (!existsSync(path) || statSync(path).size < maxBytes) return;
  for (let number = kept - 1; number >= 1; number--) {
    if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  }
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // The disk is full: the log is dropped, which frees space.
    rmSync(`${path}.1`, { force: true });
  }
  truncateSync(path);
}
