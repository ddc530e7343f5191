import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedPicture } from './encode-picture.ts';

const folderOf = (filesFolder: string) => join(filesFolder, 'scenes');

/** The small one first: who finds the whole one finds both. */
export async function writePicture(
  filesFolder: string,
  { name, whole, thumb }: EncodedPicture,
): Promise<void> {
  const folder = folderOf(filesFolder);
  await mkdir(folder, { recursive: true });
  await write(join(folder, `${name}-thumb.webp`), thumb);
  await write(join(folder, `${name}.webp`), whole);
}

/** Doing it twice is fine. */
export async function removePicture(filesFolder: string, name: string): Promise<void> {
  for (const file of [`${name}.webp`, `${name}-thumb.webp`]) {
    await rm(join(folderOf(filesFolder), file), { force: true });
  }
}

/** The names of all pictures in the folder, one by one; each more than once. */
export async function* findPictures(filesFolder: string): AsyncGenerator<string> {
  for await (const file of filesIn(filesFolder)) {
    const name = /^([0-9a-f]{32})(?:-thumb)?\.webp$/.exec(file)?.[1];
    if (name !== undefined) yield name;
  }
}

/** Removes what was left half written before a time, by a process that was killed. */
export async function removeTorn(filesFolder: string, before: Date): Promise<void> {
  for await (const file of filesIn(filesFolder)) {
    if (!file.endsWith('.part')) continue;
    const path = join(folderOf(filesFolder), file);
    const since = await stat(path).catch(() => undefined);
    if (since !== undefined && since.mtime < before) await rm(path, { force: true });
  }
}

async function* filesIn(filesFolder: string): AsyncGenerator<string> {
  const folder = await opendir(folderOf(filesFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const { name } of folder) yield name;
}

let writes = 0;

/** Two may write the same at once: each under a name of its own until it is whole. */
async function write(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${process.pid}-${++writes}.part`;
  await writeFile(part, content);
  await rename(part, path);
}
