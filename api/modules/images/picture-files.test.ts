import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepPicture } from './picture-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const flat = (width: number, height: number, background = '#305080') =>
  sharp({ create: { width, height, channels: 4, background } }).withExif({ IFD0: { Copyright: 'me' } });
const fileOf = (url: string) => join(folder, url.replace('/files/', ''));

it('keeps any picture as WebP of one size, a small one and a placeholder, without what its file told', async () => {
  const kept = await keepPicture(folder, await flat(700, 700).jpeg().toBuffer());
  const { width, height, format, exif } = await sharp(fileOf(kept.url)).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 1024,
    height: 640,
    format: 'webp',
    exif: undefined,
  });
  const thumb = await sharp(fileOf(kept.thumbUrl)).metadata();
  expect([thumb.width, thumb.height]).toEqual([512, 320]);
  expect(kept).toMatchObject({ width: 1024, height: 640 });
  expect(kept.placeholder?.length).toBeLessThan(500);
});

it('names files by what is in them: the same picture is one file, however many keep it at once', async () => {
  const bytes = await flat(64, 40, '#a01030').png().toBuffer();
  const kept = await Promise.all([1, 2, 3, 4].map(() => keepPicture(folder, bytes)));
  expect(new Set(kept.map(({ url }) => url)).size).toBe(1);
  const other = await keepPicture(folder, await flat(64, 40, '#0fa030').png().toBuffer());
  expect(other.url).not.toBe(kept[0]?.url);
  const names = await readdir(join(folder, 'scenes'));
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it.each([
  ['text', Buffer.from('no picture at all')],
  ['SVG, which may name other files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a broken PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)])],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_, bytes) => {
  await expect(keepPicture(folder, bytes)).rejects.toMatchObject({ fault: 'unreadable' });
});

it('refuses a small file that would fill the memory', async () => {
  const bytes = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await expect(keepPicture(folder, bytes)).rejects.toMatchObject({ fault: 'unreadable' });
});
