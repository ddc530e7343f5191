import { readdir, readFile, rename } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isMissing } from '@storyloom/files/missing';
import type { FileStore } from './file-store.ts';

/**
 * Copies the files that the registry kept on its disk before it had a bucket; returns their number. The folder is renamed
 * after it, so that this happens once.
 */
export async function moveToBucket(folder: string, bucket: FileStore, at = new Date()): Promise<number> {
  const files = join(folder, 'files');
  const found = await readdir(files, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!found) return 0;
  const paths = found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths)
    await bucket.create(relative(folder, path).replaceAll(sep, '/'), await readFile(path));
  // The registry may have been without a bucket for a while after an earlier move.
  await rename(files, `${files}-moved-to-bucket-${at.toISOString().replaceAll(':', '')}`);
  return paths.length;
}
