const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'NotFound', 'NoSuchKey']);

/** Whether a file does not exist. Errors of flydrive have the error of the disk or the bucket as their cause. */
export function isMissing(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (MISSING.has(at.name) || ('code' in at && MISSING.has(String(at.code)))) return true;
  }
  return false;
}
