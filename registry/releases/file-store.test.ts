import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStore, moveToBucket, openBucketStore, openDiskStore } from './file-store.ts';
import { createReleaseFiles } from './release-files.ts';

let folder: string;
let server: FauxqsServer;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-store-'));
  server = await startFauxqs({ port: 0, logger: false });
  server.createBucket('storyloom');
  stores.disk = openDiskStore(folder);
  stores.bucket = await openBucketStore(`s3://key:secret@127.0.0.1:${server.port}/storyloom?http=1`);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe.each(['disk', 'bucket'])('a store on a %s', (kind) => {
  const store = () => stores[kind] as FileStore;

  test('keeps the first content of a file', async () => {
    await store().create('files/a/one.js', Buffer.from('first'));
    await store().create('files/a/one.js', Buffer.from('second'));
    expect(String(await store().read('files/a/one.js'))).toBe('first');
  });

  test('has nothing under an unknown key or a folder', async () => {
    await store().create('files/b/one.js', Buffer.from('x'));
    for (const key of ['files/b/two.js', 'files/b', 'files/b/one.js/deeper'])
      expect(await store().read(key)).toBeNull();
  });
});

describe('createReleaseFiles', () => {
  test('gives a folder with the files of a release, and removes it after its use', async () => {
    const url = 'static/one.js';
    const release = { mfe: 'reader', buildId: 'cccccccccccc', assets: [{ url, integrity: '' }] };
    const files = createReleaseFiles(stores.bucket as FileStore);
    await files.put('reader', 'cccccccccccc', url, Buffer.from('one'));
    const used = await files.withFolder(release, async (at) => {
      expect(await readFile(join(at, url), 'utf8')).toBe('one');
      return at;
    });
    expect(existsSync(used)).toBe(false);
  });
});

describe('moveToBucket', () => {
  test('copies the files of the disk once, and those that it has later', async () => {
    const old = await mkdtemp(join(folder, 'old-'));
    const bucket = stores.bucket as FileStore;
    for (const [name, day] of [
      ['a.map', '2026-11-27'],
      ['b.map', '2026-11-28'],
    ] as const) {
      await mkdir(join(old, 'files', 'reader', 'maps'), { recursive: true });
      await writeFile(join(old, 'files', 'reader', 'maps', name), 'map');
      const move = () => moveToBucket(old, bucket, new Date(`${day}T01:02:03.004Z`));
      expect([await move(), await move()]).toEqual([1, 0]);
      expect(String(await bucket.read(`files/reader/maps/${name}`))).toBe('map');
    }
    expect((await readdir(old)).sort()).toEqual([
      'files-moved-to-bucket-2026-11-27T010203.004Z',
      'files-moved-to-bucket-2026-11-28T010203.004Z',
    ]);
  });
});
