import type { Readable } from 'node:stream';
import { isMissing } from '@storyloom/files/missing';
import { Disk } from 'flydrive';
import { AtomicDiskDriver } from './disk-driver.ts';

/** A file of a storage. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  modifiedAt: Date;
  open(): Promise<Readable>;
}

/** Files by key, for example `covers/a-1f.webp`: on a disk or in a bucket. A key is written once and never reused. */
export interface FileStorage {
  /** A file exists either as a whole or not at all. */
  write(key: string, content: Buffer | string): Promise<void>;
  /** Like `write`, without holding the content in memory. Rejects with the error of the stream. */
  writeStream(key: string, content: Readable): Promise<void>;
  /** Null if there is none. */
  find(key: string): Promise<StoredFile | null>;
  /** Null if there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Does nothing if there is none. */
  delete(key: string): Promise<void>;
  /** Keys in a folder; none if it does not exist. */
  list(folder: string): AsyncGenerator<string>;
}

export interface StorageOptions {
  /** `s3://…`, see `files.config.ts`; the disk without one. */
  url: string | undefined;
  /** Root of the files on the disk. */
  folder: string;
}

/** The storage of an installation. Nothing is opened before its first use, and the client of S3 is loaded only then. */
export function openFileStorage({ url, folder }: StorageOptions): FileStorage {
  const openDisk = async (): Promise<Disk> => {
    if (url === undefined) return new Disk(new AtomicDiskDriver(folder));
    const { openBucket } = await import('@storyloom/files/bucket');
    return new Disk(openBucket(url));
  };
  let opening: Promise<Disk> | undefined;
  const open = () => {
    opening ??= openDisk();
    return opening;
  };

  async function find(key: string): Promise<StoredFile | null> {
    const disk = await open();
    try {
      const { contentLength, lastModified } = await disk.getMetaData(key);
      return { size: contentLength, modifiedAt: lastModified, open: () => disk.getStream(key) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    write: async (key, content) => (await open()).put(key, content),
    writeStream: async (key, content) => (await open()).putStream(key, content),
    find,
    read: async (key) => ((await find(key)) ? Buffer.from(await (await open()).getBytes(key)) : null),
    delete: async (key) => (await open()).delete(key),
    async *list(folder) {
      const disk = await open();
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(folder, paginationToken === undefined ? {} : { paginationToken });
        for (const object of page.objects) if (object.isFile) yield object.key;
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
    },
  };
}
