import { statfs } from 'node:fs/promises';

/** Free bytes that requests leave: the last ones are the database's, which stops if it cannot write its log. */
const RESERVE_BYTES = 64 * 1024 * 1024;

const CHECK_MS = 1_000;

/** 53100: the database's disk is full. */
const OUT_OF_SPACE = /^(?:53100|ENOSPC|EDQUOT)$/;

/** True if a disk was full, the database's or the file system's. */
export function isOutOfSpace(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && OUT_OF_SPACE.test(String(at.code))) return true;
  return false;
}

/** Free bytes of the file system of a folder; NaN while the folder does not exist. */
export const readFreeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.NaN,
  );

export type SpaceCheck = ReturnType<typeof createSpaceCheck>;

/** Checks the space of the file system of a folder, at most once a second. */
export function createSpaceCheck(folder: string, readFree = readFreeBytes) {
  let low = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  /** True if nothing more may be stored. */
  async function isLow(): Promise<boolean> {
    if (performance.now() - checkedAt < CHECK_MS) return low;
    checkedAt = performance.now();
    low = (await readFree(folder)) < RESERVE_BYTES;
    return low;
  }

  return {
    isLow,

    /** Throws an error like that of a full disk before the reserve is used. */
    async require(): Promise<void> {
      if (await isLow())
        throw Object.assign(new Error(`The disk of ${folder} is almost full.`), { code: 'ENOSPC' });
    },
  };
}
