import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeImage, uploadForm } from './encode-image.ts';

const flat = (background: string, size = { width: 320, height: 200 }): Sharp =>
  sharp({ create: { ...size, channels: 4, background } });

/** Two halves of different colors. */
async function halves(left: string, right: string): Promise<Sharp> {
  const input = await flat(right, { width: 160, height: 200 }).png().toBuffer();
  return flat(left).composite([{ input, left: 160, top: 0 }]);
}
const red = async (bytes: Buffer, left: number, top = 300) => {
  // sharp computes statistics of its whole input, so the part is extracted first.
  const part = await sharp(bytes).extract({ left, top, width: 40, height: 40 }).png().toBuffer();
  return (await sharp(part).stats()).channels[0]?.mean ?? 0;
};

describe('encodeImage', () => {
  test.each([
    ['PNG', (picture: Sharp) => picture.png()],
    ['JPEG', (picture: Sharp) => picture.jpeg()],
    ['WebP', (picture: Sharp) => picture.webp()],
  ])('accepts %s', async (_, as) => {
    const { full, thumb } = await encodeImage(await as(flat('#c02020')).toBuffer());
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 640 });
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 512, height: 320 });
  });

  test.each([
    ['GIF', (picture: Sharp) => picture.gif()],
    ['TIFF', (picture: Sharp) => picture.tiff()],
    ['AVIF', (picture: Sharp) => picture.avif()],
  ])('rejects %s, although sharp can read it', async (_, as) => {
    const bytes = await as(flat('#c02020')).toBuffer();
    await expect(encodeImage(bytes)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  test('applies the EXIF orientation', async () => {
    const lying = await (await halves('#ff0000', '#000000'))
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer();
    const { full } = await encodeImage(lying);
    expect(await red(full, 100)).toBeLessThan(60);
    expect(await red(full, 900)).toBeGreaterThan(200);
  });

  test('removes transparency', async () => {
    const { full, thumb } = await encodeImage(await flat('rgba(200, 0, 0, 0.2)').png().toBuffer());
    for (const bytes of [full, thumb]) expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
  });

  test('crops to the center', async () => {
    const wide = flat('#ff0000', { width: 1_000, height: 200 });
    const input = await flat('#000000', { width: 200, height: 200 }).png().toBuffer();
    const { full } = await encodeImage(
      await wide
        .composite([{ input, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    );
    expect(await red(full, 0)).toBeGreaterThan(200);
  });

  test('names an image by its pixels, whatever file they came from', async () => {
    const one = await encodeImage(await flat('#304050').png({ compressionLevel: 1 }).toBuffer());
    const other = await encodeImage(
      await flat('#304050')
        .png({ compressionLevel: 9 })
        .withExif({ IFD0: { Artist: 'x' } })
        .toBuffer(),
    );
    expect(other.name).toBe(one.name);
    expect(one.name).toMatch(/^scenes\/[0-9a-f]{32}$/);
    expect(one.cover).toMatchObject({
      url: `/files/${one.name}.webp`,
      thumbUrl: `/files/${one.name}-thumb.webp`,
    });
    expect((await encodeImage(await flat('#f0e0d0').png().toBuffer())).name).not.toBe(one.name);
  });

  test('makes a small placeholder of the same colors', async () => {
    const { cover } = await encodeImage(await (await halves('#ff0000', '#000000')).png().toBuffer());
    const tiny = Buffer.from(cover.placeholder?.split(',')[1] ?? '', 'base64');
    expect(tiny.length).toBeLessThan(400);
    const { data } = await sharp(tiny).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(180);
    expect(data[15 * 3]).toBeLessThan(80);
  });

  test('keeps the proportions of an upload and does not enlarge it', async () => {
    const tall = await encodeImage(
      await flat('#304050', { width: 800, height: 2_400 }).png().toBuffer(),
      uploadForm,
    );
    expect(tall.cover).toMatchObject({ width: 533, height: 1_600 });
    expect(tall.name).toMatch(/^uploads\//);
    const small = await encodeImage(await flat('#304050').png().toBuffer(), uploadForm);
    expect(await sharp(small.full).metadata()).toMatchObject({ width: 320, height: 200 });
  });
});
