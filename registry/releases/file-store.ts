import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isMissing } from '@storyloom/files/missing';

/** Files by key, each written once. */
export interface FileStore {
  /** Null if there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Does nothing if there is one. */
  create(key: string, bytes: Buffer): Promise<void>;
}

const orNull = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Writes a file and the folders that it is in; returns its path. */
export async function writeBelow(folder: string, key: string, bytes: Buffer): Promise<string> {
  const file = join(folder, key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return file;
}

export function openDiskStore(folder: string): FileStore {
  return {
    read: (key) => readFile(join(folder, key)).catch(orNull),
    async create(key, bytes) {
      const part = await writeBelow(folder, `${key}.${randomUUID()}.part`, bytes);
      // A link, unlike a rename, never replaces a file that another upload has stored meanwhile.
      await link(part, join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      await rm(part, { force: true });
    },
  };
}

/** Where the files of releases are in the bucket of `FILES_URL`, beside pictures and uploads. */
const root = 'registry';

/** The bucket at an address, see `bucket-address.ts`. Registries that have the same one have the same files. */
export async function openBucketStore(address: string): Promise<FileStore> {
  const { openBucket } = await import('@storyloom/files/bucket');
  const bucket = openBucket(address);
  return {
    read: (key) => bucket.getBytes(`${root}/${key}`).then((bytes) => Buffer.from(bytes), orNull),
    async create(key, bytes) {
      // Of two uploads at once one may replace the other: registering a release compares the hashes, and so do hosts.
      if (!(await bucket.exists(`${root}/${key}`))) await bucket.put(`${root}/${key}`, bytes);
    },
  };
}

/**
 * Copies the files that the registry kept on its disk before it had a bucket; returns their number. The folder is renamed
 * after it, so that this happens once.
 */
export async function moveToBucket(folder: string, bucket: FileStore, at = new Date()): Promise<number> {
  const files = join(folder, 'files');
  const found = await readdir(files, { recursive: true, withFileTypes: true }).catch(orNull);
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
