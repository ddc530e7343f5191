import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Draws the site's icons from its mark, host/public/favicon.svg: `node tools/icons.ts`, after a change of the mark. */
const folder = join(import.meta.dirname, '..', 'host', 'public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const background = '#17151d';

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * 20 })
    .resize(size)
    .png();

/** Without rounded corners, which the system cuts itself, and with the lines inside the circle that every system shows. */
const maskable = mark
  .replace('viewBox="0 0 28 28"', 'viewBox="-6 -6 40 40"')
  .replace(/<rect[^>]*>/, `<rect x="-6" y="-6" width="40" height="40" fill="${background}"/>`);

/** An ICO file with one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

for (const size of [192, 512]) {
  await draw(mark, size).toFile(join(folder, 'icons', `icon-${size}.png`));
  await draw(maskable, size).toFile(join(folder, 'icons', `maskable-${size}.png`));
}
// iOS fills transparent corners with black.
await draw(maskable.replace('-6 -6 40 40', '-3 -3 34 34'), 180).toFile(join(folder, 'apple-touch-icon.png'));
writeFileSync(join(folder, 'favicon.ico'), ico(await draw(mark, 32).toBuffer(), 32));
