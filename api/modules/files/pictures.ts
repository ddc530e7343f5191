import type { FileStorage } from '../../platform/files/storage.ts';

/** Folders of pictures. Every picture in them is deleted once nothing references it. */
export const pictureFolders = ['scenes', 'uploads', 'covers', 'banners', 'links'] as const;
export type PictureFolder = (typeof pictureFolders)[number];

/** The files of a picture, by their suffixes: full size, thumbnail, and the seed's note about a picture that it drew. */
const SUFFIXES = ['.webp', '-thumb.webp', '.json'] as const;
const KEY = /^([a-z]+\/[\w-]+?)(?:-thumb)?\.(?:webp|json)$/;

export const pictureUrl = (name: string) => `/files/${name}.webp`;
export const thumbUrl = (name: string) => `/files/${name}-thumb.webp`;

/** Writes a thumbnail first, so the full picture never exists without it. */
export async function writePicture(
  storage: FileStorage,
  { name, full, thumb }: { name: string; full: Buffer; thumb?: Buffer },
): Promise<void> {
  if (thumb) await storage.write(`${name}-thumb.webp`, thumb);
  await storage.write(`${name}.webp`, full);
}

/** Idempotent. */
export async function deletePicture(storage: FileStorage, name: string): Promise<void> {
  for (const suffix of SUFFIXES) await storage.delete(name + suffix);
}

/** Deletes partial files of killed processes that were last written before a time. */
export async function deletePartialFiles(storage: FileStorage, before: Date): Promise<void> {
  for (const folder of pictureFolders) {
    for await (const key of storage.list(folder)) {
      if (!key.endsWith('.part')) continue;
      const file = await storage.find(key);
      if (file !== null && file.modifiedAt < before) await storage.delete(key);
    }
  }
}

/** Yields the name of every picture, once per file. */
export async function* listPictures(storage: FileStorage): AsyncGenerator<string> {
  for (const folder of pictureFolders) {
    for await (const key of storage.list(folder)) {
      const name = KEY.exec(key)?.[1];
      if (name !== undefined) yield name;
    }
  }
}
