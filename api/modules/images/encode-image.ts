import { createHash } from 'node:crypto';
import { type Cover, coverSize } from '@storyloom/contract/images/entities/cover';
import { scenePictureSize } from '@storyloom/contract/images/entities/scene-picture';
import { uploadLimits } from '@storyloom/contract/uploads/limits';
import { ImageError } from '@storyloom/ports/image-error';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { type Picture, type PictureFolder, pictureUrl, thumbUrl } from '../files/files.service.ts';

// Each image is decoded once, so a cache of decoded images would only hold memory.
sharp.cache(false);

/** Longest time for one size of an image. */
const TIMEOUT_SECONDS = 20;

/** Accepted formats. sharp reads more, some of which can reference other files. */
const signatures = [
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8,
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** The storage folder of a kind of image, and its two sizes. */
export interface ImageForm {
  folder: PictureFolder;
  full: ResizeOptions;
  thumb: ResizeOptions;
}

/** Cropped to the size that pages reserve for scenes. */
export const sceneForm: ImageForm = {
  folder: 'scenes',
  full: { ...scenePictureSize, fit: 'cover' },
  thumb: { width: 512, height: 320, fit: 'cover' },
};

/** Cropped to the shape of covers. Stored with the uploads, so that drafts refer to both in the same way. */
export const coverForm: ImageForm = {
  folder: 'uploads',
  full: { ...coverSize, fit: 'cover' },
  thumb: { width: 320, height: 480, fit: 'cover' },
};

/** Keeps its proportions; never enlarged. */
export const uploadForm: ImageForm = {
  folder: 'uploads',
  full: { width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true },
  thumb: { width: 512, height: 512, fit: 'inside', withoutEnlargement: true },
};

/** An image in its two sizes, named by its pixels: equal images share a file. */
export interface EncodedImage extends Picture {
  cover: Cover;
}

/** Resizes and encodes an image without its metadata. Throws ImageError('unreadable') for unsupported bytes. */
export async function encodeImage(bytes: Buffer, form = sceneForm): Promise<EncodedImage> {
  if (!signatures.some((matches) => matches(bytes))) {
    throw new ImageError('unreadable', 'the image format is not supported');
  }
  const [{ data: full, info }, thumb, tiny] = await encode(bytes, form).catch(() => {
    throw new ImageError('unreadable', 'the image cannot be decoded');
  });
  const name = `${form.folder}/${createHash('sha256').update(full).digest('hex').slice(0, 32)}`;
  const cover = {
    url: pictureUrl(name),
    thumbUrl: thumbUrl(name),
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
  return { name, cover, full, thumb };
}

function encode(bytes: Buffer, form: ImageForm) {
  const image = sharp(bytes, { limitInputPixels: uploadLimits.imagePixels, failOn: 'error' }).rotate();
  const resize = (size: ResizeOptions): Sharp =>
    image.clone().resize(size).removeAlpha().timeout({ seconds: TIMEOUT_SECONDS });
  const { width = 1, height = 1 } = form.thumb;
  const tinySize = { ...form.thumb, width: 16, height: Math.round((16 * height) / width) };
  return Promise.all([
    resize(form.full).webp({ quality: 84, effort: 3 }).toBuffer({ resolveWithObject: true }),
    resize(form.thumb).webp({ quality: 78, effort: 3 }).toBuffer(),
    resize(tinySize).blur(0.8).webp({ quality: 30, effort: 6 }).toBuffer(),
  ]);
}
