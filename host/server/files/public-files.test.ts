import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'public');
const read = (path: string) => readFileSync(join(folder, path));

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

interface Icon {
  src: string;
  type?: string;
  sizes: string;
  purpose?: string;
}

const manifest = JSON.parse(String(read('manifest.webmanifest'))) as {
  icons: Icon[];
  shortcuts: { icons: Icon[] }[];
};

describe('the web manifest', () => {
  it('names icons that exist, in the sizes that browsers need, also without rounded corners', () => {
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes } of icons) {
      const file = read(src);
      if (src.endsWith('.png')) expect(sizeOf(file), src).toBe(sizes);
    }
    const sizes = (purpose?: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes('maskable')).toEqual(['192x192', '512x512']);
    expect(sizes()).toEqual(['any', '192x192', '512x512']);
  });
});

describe('the icons of browsers without a manifest', () => {
  it('are one of 32 px and one of 180 px', () => {
    const ico = read('favicon.ico');
    const image = ico.subarray(ico.readUInt32LE(18));
    expect([sizeOf(image), image.length]).toEqual(['32x32', ico.readUInt32LE(14)]);
    expect(sizeOf(read('apple-touch-icon.png'))).toBe('180x180');
  });
});
