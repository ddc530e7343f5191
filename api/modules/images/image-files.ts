import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedImage } from './encode-image.ts';

const scenesFolder = (filesFolder: string) => join(filesFolder, 'scenes');

/** Writes the thumbnail first, so the full image never exists without it. */
export async function writeImage(filesFolder: string, { name, full, thumb }: EncodedImage): Promise<void> {
  const folder = scenesFolder(filesFolder);
  await mkdir(folder, { recursive: true });
  await writeAtomically(join(folder, `${name}-thumb.webp`), thumb);
  await writeAtomically(join(folder, `${name}.webp`), full);
}

/** Idempotent. */
export async function deleteImage(filesFolder: string, name: string): Promise<void> {
  for (const file of [`${name}.webp`, `${name}-thumb.webp`]) {
    await rm(join(scenesFolder(filesFolder), file), { force: true });
  }
}

/** Yields the name of every image in the folder, once per file. */
export async function* listImages(filesFolder: string): AsyncGenerator<string> {
  for await (const file of listFiles(filesFolder)) {
    const name = /^([0-9a-f]{32})(?:-thumb)?\.webp$/.exec(file)?.[1];
    if (name !== undefined) yield name;
  }
}

/** Deletes partial files last written before a time, left behind by killed processes. */
export async function deletePartialFiles(filesFolder: string, before: Date): Promise<void> {
  for await (const file of listFiles(filesFolder)) {
    if (!file.endsWith('.part')) continue;
    const path = join(scenesFolder(filesFolder), file);
    const info = await stat(path).catch(() => undefined);
    if (info !== undefined && info.mtime < before) await rm(path, { force: true });
  }
}

async function* listFiles(filesFolder: string): AsyncGenerator<string> {
  const folder = await opendir(scenesFolder(filesFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const { name } of folder) yield name;
}

let writes = 0;

/** The temporary name is unique, so concurrent writes of one image do not collide. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${process.pid}-${++writes}.part`;
  await writeFile(part, content);
  await rename(part, path);
}
