import { createHash } from 'node:crypto';
import type { Cover } from '@storyloom/contract/entities/cover';
import { scenePictureSize } from '@storyloom/contract/entities/scene-picture';
import sharp, { type Sharp } from 'sharp';
import { ImageError } from './image-error.ts';

export const pictureSize = scenePictureSize;
const THUMB = { width: 512, height: 320 };
/** A small file may hold a picture that fills the memory. */
const MOST_PIXELS = 40_000_000;

/** What sharp is shown; it reads more kinds, some of which can name other files. */
const kinds = [
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8,
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** A picture as it is kept: whole and small, as WebP. */
export interface EncodedPicture {
  /** A hash of what is in it: the same picture is the same file. */
  name: string;
  cover: Cover;
  whole: Buffer;
  thumb: Buffer;
}

export const urlOf = (name: string) => `/files/scenes/${name}.webp`;

/**
 * A picture as WebP of one size, without what a file may tell of its maker, beside a small one. Throws
 * ImageError('unreadable') for what is no picture.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (!kinds.some((is) => is(bytes))) throw new ImageError('unreadable', 'the picture is of no known kind');
  const [whole, thumb, tiny] = await encode(bytes).catch(() => {
    throw new ImageError('unreadable', 'the picture cannot be read');
  });
  const name = createHash('sha256').update(whole).digest('hex').slice(0, 32);
  const cover = {
    url: urlOf(name),
    thumbUrl: `/files/scenes/${name}-thumb.webp`,
    ...pictureSize,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
  return { name, cover, whole, thumb };
}

function encode(bytes: Buffer): Promise<[whole: Buffer, thumb: Buffer, tiny: Buffer]> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
  const cut = (size: { width: number; height: number }): Sharp =>
    picture.clone().resize({ ...size, fit: 'cover' });
  return Promise.all([
    cut(pictureSize).removeAlpha().webp({ quality: 84, effort: 3 }).toBuffer(),
    cut(THUMB).removeAlpha().webp({ quality: 78, effort: 3 }).toBuffer(),
    cut({ width: 16, height: 10 }).removeAlpha().blur(0.8).webp({ quality: 30, effort: 6 }).toBuffer(),
  ]);
}
