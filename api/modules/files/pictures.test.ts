import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStorage, openFileStorage } from '../../platform/files/storage.ts';
import { encodeImage } from '../images/images.service.ts';
import { deletePartialFiles, deletePicture, listPictures, writePicture } from './pictures.ts';

const openDisk = (folder: string) => openFileStorage({ url: undefined, folder });
let folder: string;
let disk: FileStorage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  disk = openDisk(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const flat = (width: number, height: number, background = '#305080') =>
  sharp({ create: { width, height, channels: 4, background } }).withExif({ IFD0: { Copyright: 'me' } });
async function keepPicture(storage: FileStorage, bytes: Buffer) {
  const encoded = await encodeImage(bytes);
  await writePicture(storage, encoded);
  return encoded.cover;
}
const fileOf = (url: string) => join(folder, url.replace('/files/', ''));

describe('image files', () => {
  test('are stored as WebP in two sizes with a placeholder and without metadata', async () => {
    const image = await keepPicture(disk, await flat(700, 700).jpeg().toBuffer());
    const { width, height, format, exif } = await sharp(fileOf(image.url)).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 1024,
      height: 640,
      format: 'webp',
      exif: undefined,
    });
    const thumb = await sharp(fileOf(image.thumbUrl)).metadata();
    expect([thumb.width, thumb.height]).toEqual([512, 320]);
    expect(image).toMatchObject({ width: 1024, height: 640 });
    expect(image.placeholder?.length).toBeLessThan(500);
  });

  test('are named by content, so concurrent writes of one image share a file', async () => {
    const bytes = await flat(64, 40, '#a01030').png().toBuffer();
    const image = await Promise.all([1, 2, 3, 4].map(() => keepPicture(disk, bytes)));
    expect(new Set(image.map(({ url }) => url)).size).toBe(1);
    const other = await keepPicture(disk, await flat(64, 40, '#0fa030').png().toBuffer());
    expect(other.url).not.toBe(image[0]?.url);
    const names = await readdir(join(folder, 'scenes'));
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each([
    ['text', Buffer.from('no picture at all')],
    ['SVG, which may name other files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a broken PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)])],
    ['nothing', Buffer.alloc(0)],
  ])('reject %s', async (_, bytes) => {
    await expect(keepPicture(disk, bytes)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  test('reject a small file that decodes to a huge image', async () => {
    const bytes = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(keepPicture(disk, bytes)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  test('are listed and deleted without touching other files', async () => {
    const own = await mkdtemp(join(tmpdir(), 'found-'));
    const storage = openDisk(own);
    const names = async () => {
      const found = new Set<string>();
      for await (const name of listPictures(storage)) found.add(name);
      return [...found];
    };
    expect(await names()).toEqual([]);
    const { name } = await encodeImage(await flat(64, 40).png().toBuffer());
    await keepPicture(storage, await flat(64, 40).png().toBuffer());
    await writeFile(join(own, 'scenes', 'notes.txt'), 'another');
    expect(await names()).toEqual([name]);
    await deletePicture(storage, name);
    await deletePicture(storage, name);
    expect(await readdir(join(own, 'scenes'))).toEqual(['notes.txt']);
    await rm(own, { recursive: true });
  });

  test('report a folder that cannot be read', async () => {
    const own = await mkdtemp(join(tmpdir(), 'unread-'));
    const storage = openDisk(own);
    await writeFile(join(own, 'scenes'), 'a file where the folder should be');
    const read = async () => {
      for await (const name of listPictures(storage)) throw new Error(`found ${name}`);
    };
    await expect(read()).rejects.toThrow(/ENOTDIR/);
    await expect(deletePartialFiles(storage, new Date())).rejects.toThrow(/ENOTDIR/);
    await rm(own, { recursive: true });
  });

  test('lose partial files of killed processes only', async () => {
    await keepPicture(disk, await flat(64, 40).png().toBuffer());
    const [old, young] = ['old', 'young'].map((name) => join(folder, 'scenes', `${name}.webp.1-1.part`));
    for (const path of [old, young]) await writeFile(path ?? '', 'half');
    await utimes(old ?? '', new Date(0), new Date(0));
    await deletePartialFiles(disk, new Date(Date.now() - 60_000));
    await expect(stat(old ?? '')).rejects.toThrow();
    expect((await stat(young ?? '')).size).toBe(4);
  });
});
