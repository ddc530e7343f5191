import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const gray = (width: number, height: number, background = '#808080') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small flat image. */
export const flat = {
  png: () => gray(320, 200).png().toBuffer(),
  jpeg: () => gray(320, 200).jpeg().toBuffer(),
  webp: () => gray(320, 200).webp().toBuffer(),
};

export function pngChunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return chunk;
}

/** Puts chunks after the header of a PNG, where its own metadata is. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** A readable PNG of exactly this many bytes: noise, filled up by a private chunk. */
export async function pngOf(bytes: number): Promise<Buffer> {
  const side = Math.floor(Math.sqrt((bytes - 200_000) / 3));
  const raw = { width: side, height: side, channels: 3 as const };
  const noise = Buffer.alloc(side * side * 3);
  for (let at = 0, state = 1; at < noise.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    noise[at] = state >>> 24;
  }
  const png = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  return withChunks(png, pngChunk('prVt', Buffer.alloc(bytes - png.length - 12, 1)));
}

/** A PNG of these dimensions that is almost empty as a file. */
export const flatOf = (width: number, height: number): Promise<Buffer> =>
  gray(width, height).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer();

/** A PNG whose header promises more pixels than its data has. */
export async function headerOf(width: number, height: number): Promise<Buffer> {
  const png = await flat.png();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]);
}

/** Text that inflates from a few kB to `bytes`. */
export async function textBomb(bytes: number): Promise<Buffer> {
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 65))]);
  return withChunks(await flat.png(), pngChunk('zTXt', text));
}

export function animatedWebp(frames: number): Promise<Buffer> {
  const [width, height] = [16, 10];
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill((frame * 97) % 256, frame * width * height * 3, (frame + 1) * width * height * 3);
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(pixels, { raw }).webp({ loop: 0, lossless: true }).toBuffer();
}

/** A PNG that announces an animation. */
export async function animatedPng(frames: number): Promise<Buffer> {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  return withChunks(await flat.png(), pngChunk('acTL', control));
}

/** An empty ZIP file; its offsets count from the start of the archive. */
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** Files that are an image and something else. */
export const polyglots = {
  'a PNG that is also a ZIP': async () => Buffer.concat([await flat.png(), emptyZip]),
  'a JPEG that is also a page': async () =>
    Buffer.concat([await flat.jpeg(), Buffer.from('<html><script>alert(1)</script></html>')]),
  'a PNG with a script in its text': async () =>
    withChunks(await flat.png(), pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))),
  'a WebP with PHP behind it': async () => Buffer.concat([await flat.webp(), Buffer.from('<?php echo 1;')]),
  'a PNG that is also a PDF': async () =>
    withChunks(await flat.png(), pngChunk('tEXt', Buffer.from('Comment\0%PDF-1.7\n'))),
  'a JPEG with a RAR archive': async () =>
    Buffer.concat([await flat.jpeg(), Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')]),
};

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
);
