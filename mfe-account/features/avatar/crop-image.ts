import { imageErrors } from '@storyloom/contract/errors/images';
import { uploadLimits } from '@storyloom/contract/limits/uploads';

/** Types of images that browsers crop; the server decides what it accepts. */
export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Width and height of an uploaded profile picture, in px; larger crops are scaled down. */
const MAX_SIDE = 512;

interface Size {
  width: number;
  height: number;
}

/** A part of an image, in percent of its sides. */
export interface Crop extends Size {
  unit: '%';
  x: number;
  y: number;
}

/** Why a file cannot be cropped; null if it can be tried. */
export function refuseFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (size > uploadLimits.imageBytes) return imageErrors['upload.too_large'].msg;
  return acceptedTypes.some((accepted) => accepted === type) ? null : imageErrors['upload.not_an_image'].msg;
}

/** Why a decoded image cannot be cropped; null if it can. */
export function refuseImage({ width, height }: Size): string | null {
  const isTooLarge = width * height > uploadLimits.imagePixels;
  return isTooLarge ? imageErrors['upload.too_many_pixels'].msg : null;
}

/** The largest square in the middle of an image. */
export function centeredSquare({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  const part = { width: (side / width) * 100, height: (side / height) * 100 };
  return { unit: '%', ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 2 };
}

/** The crop in pixels of an image, and the side of the square it is scaled to. */
export function measureCrop({ width, height }: Size, crop: Crop) {
  const source = {
    x: (crop.x / 100) * width,
    y: (crop.y / 100) * height,
    width: (crop.width / 100) * width,
    height: (crop.height / 100) * height,
  };
  return { source, side: Math.max(1, Math.round(Math.min(MAX_SIDE, source.width))) };
}

/** Draws the crop of an image as a file. Rejects if the browser cannot draw it. */
export async function cropImage(image: HTMLImageElement, crop: Crop): Promise<File> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { source, side } = measureCrop(size, crop);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no images.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, source.x, source.y, source.width, source.height, 0, 0, side, side);
  // Browsers without an encoder for WebP write PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('The image could not be encoded.');
  return new File([blob], 'avatar', { type: blob.type });
}
