import { imageErrors } from '@storyloom/contract/images/errors';
import { uploadLimits } from '@storyloom/contract/uploads/limits';

/** Types of images that browsers crop; the server decides what it accepts. */
export const acceptedImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Why a file cannot be cropped; null if it can be decoded and tried. */
export function refuseImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (size > uploadLimits.imageBytes) return imageErrors['upload.too_large'].msg;
  const isAccepted = acceptedImageTypes.some((accepted) => accepted === type);
  return isAccepted ? null : imageErrors['upload.not_an_image'].msg;
}

/** Why a decoded image cannot be cropped; null if it can. */
export function refuseImageSize({ width, height }: { width: number; height: number }): string | null {
  const isTooLarge = width * height > uploadLimits.imagePixels;
  return isTooLarge ? imageErrors['upload.too_many_pixels'].msg : null;
}
