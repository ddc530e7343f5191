import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No request lasts this long. */
const AGE_MS = 3_600_000;

/** Deletes uploaded files that a killed process left in the folder of requests under way. */
export async function deleteUploadLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info !== undefined && info.mtimeMs < now.getTime() - AGE_MS) await rm(path, { force: true });
  }
}
