import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesSettings } from './files.config.ts';
import { type FileStorage, openFileStorage } from './storage.ts';

let folder: string;
let bucket: FauxqsServer;
const storages: Record<string, FileStorage> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  bucket = await startFauxqs({ port: 0, logger: false });
  bucket.createBucket('storyloom');
  storages.disk = openFileStorage({ url: undefined, folder });
  const url = `s3://key:secret@127.0.0.1:${bucket.port}/storyloom?region=eu-central-1&http=1`;
  expect(filesSettings.FILES_URL.schema.safeParse(url).success).toBe(true);
  storages.bucket = openFileStorage({ url, folder: '/nowhere' });
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const keysIn = async (storage: FileStorage, name: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(name)) keys.push(key);
  return keys.sort();
};

describe.each(['disk', 'bucket'])('openFileStorage on a %s', (kind) => {
  const storage = () => storages[kind] as FileStorage;

  test('reads a file that it wrote, as a whole and as a stream', async () => {
    await storage().write('covers/a.webp', Buffer.from([1, 2, 3]));
    expect(await storage().read('covers/a.webp')).toEqual(Buffer.from([1, 2, 3]));
    const found = await storage().find('covers/a.webp');
    expect(found).toMatchObject({ size: 3, modifiedAt: expect.any(Date) });
    expect(found && (await buffer(await found.open()))).toEqual(Buffer.from([1, 2, 3]));
  });

  test('finds nothing under an unknown key or a folder', async () => {
    expect(await storage().find('covers/none.webp')).toBeNull();
    expect(await storage().find('none/none.webp')).toBeNull();
    expect(await storage().read('covers/none.webp')).toBeNull();
  });

  test('lists the files of a folder, and none of a missing one', async () => {
    for (const key of ['scenes/1.webp', 'scenes/2.webp', 'uploads/3.webp']) await storage().write(key, key);
    expect(await keysIn(storage(), 'scenes')).toEqual(['scenes/1.webp', 'scenes/2.webp']);
    expect(await keysIn(storage(), 'banners')).toEqual([]);
  });

  test('deletes a file once', async () => {
    await storage().write('covers/gone.webp', 'x');
    await storage().delete('covers/gone.webp');
    await storage().delete('covers/gone.webp');
    expect(await storage().find('covers/gone.webp')).toBeNull();
  });

  test('writes one file from several writers at once', async () => {
    const content = Buffer.alloc(300_000, 7);
    await Promise.all([1, 2, 3, 4].map(() => storage().write('covers/same.webp', content)));
    expect(await storage().read('covers/same.webp')).toEqual(content);
  });
});

describe('openFileStorage', () => {
  test('leaves no partial file on a disk', async () => {
    const cut = new Readable({ read() {} }).destroy(new Error('cut'));
    await expect(storages.disk?.writeStream('covers/cut.webp', cut)).rejects.toThrow();
    // A file that is opened after its removal would be there by now.
    await storages.disk?.write('covers/next.webp', 'x');
    expect((await readdir(join(folder, 'covers'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('reports a disk or a bucket that does not answer', async () => {
    await writeFile(join(folder, 'blocked'), 'a file where a folder should be');
    await expect(storages.disk?.write('blocked/a.webp', 'x')).rejects.toThrow();
    const away = openFileStorage({ url: 's3://key:secret@127.0.0.1:1/storyloom?http=1', folder });
    await expect(away.find('covers/a.webp')).rejects.toThrow();
  });

  test.each(['s3://host/bucket', 'https://host/bucket', 's3://key:secret@host', 's3://key:secret@host/a/b'])(
    'rejects the address %s',
    (url) => expect(filesSettings.FILES_URL.schema.safeParse(url).success).toBe(false),
  );
});
