import { uploadLimits } from '@storyloom/contract/uploads/limits';
import sharp from 'sharp';
import { DomainError } from '../../../platform/errors.ts';
import { detectFormat, readContainer } from './container.ts';
import { findForeignContent } from './foreign-content.ts';

/**
 * Refuses a file that is not one complete image of an acceptable size, before it is decoded. Throws upload.not_an_image
 * (also for a file that is an image and something else), upload.damaged, upload.animated or upload.too_many_pixels.
 */
export async function checkImage(bytes: Buffer): Promise<void> {
  if (detectFormat(bytes) === null) throw new DomainError('upload.not_an_image');
  const container = readContainer(bytes);
  if (container === null) throw new DomainError('upload.damaged');
  if (findForeignContent(bytes) !== null) throw new DomainError('upload.not_an_image');
  if (container.frames > uploadLimits.frames) throw new DomainError('upload.animated');
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new DomainError('upload.damaged');
    });
  const isTooLong = Math.max(width, height) > uploadLimits.imageSide;
  if (isTooLong || width * height > uploadLimits.imagePixels) throw new DomainError('upload.too_many_pixels');
}
