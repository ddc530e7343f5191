import { createHash } from 'node:crypto';
import type { Cover } from '@storyloom/contract/entities/cover';
import { scenePictureSize } from '@storyloom/contract/entities/scene-picture';
import sharp, { type Sharp } from 'sharp';
import { ImageError } from './port/image-error.ts';

const THUMB = { width: 512, height: 320 };
/** Guards memory: a small file can decode to a huge image. */
const MAX_PIXELS = 40_000_000;

/** The formats accepted. sharp reads more, some of which can reference other files. */
const signatures = [
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8,
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** An image in the two stored sizes, as WebP. */
export interface EncodedImage {
  /** Hash of the pixels: equal images share a file. */
  name: string;
  cover: Cover;
  full: Buffer;
  thumb: Buffer;
}

export const imageUrl = (name: string) => `/files/scenes/${name}.webp`;

/** Crops and encodes an image without its metadata. Throws ImageError('unreadable') for unsupported bytes. */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  if (!signatures.some((matches) => matches(bytes))) {
    throw new ImageError('unreadable', 'the image format is not supported');
  }
  const [full, thumb, tiny] = await encode(bytes).catch(() => {
    throw new ImageError('unreadable', 'the image cannot be decoded');
  });
  const name = createHash('sha256').update(full).digest('hex').slice(0, 32);
  const cover = {
    url: imageUrl(name),
    thumbUrl: `/files/scenes/${name}-thumb.webp`,
    ...scenePictureSize,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
  return { name, cover, full, thumb };
}

function encode(bytes: Buffer): Promise<[full: Buffer, thumb: Buffer, tiny: Buffer]> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  const crop = (size: { width: number; height: number }): Sharp =>
    image.clone().resize({ ...size, fit: 'cover' });
  return Promise.all([
    crop(scenePictureSize).removeAlpha().webp({ quality: 84, effort: 3 }).toBuffer(),
    crop(THUMB).removeAlpha().webp({ quality: 78, effort: 3 }).toBuffer(),
    crop({ width: 16, height: 10 }).removeAlpha().blur(0.8).webp({ quality: 30, effort: 6 }).toBuffer(),
  ]);
}
