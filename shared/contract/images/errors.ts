import type { ErrorDefinitions } from '../core/error-definition.ts';
import { uploadLimits } from '../uploads/limits.ts';

export const imageErrors = {
  'upload.too_large': {
    code: 18001,
    msg: `This image is larger than ${uploadLimits.imageBytes / 1024 ** 2} MB. Choose a smaller one.`,
  },
  'upload.not_an_image': {
    code: 18002,
    msg: 'This file isn’t a supported image. Use a PNG, JPEG or WebP file.',
  },
  'upload.damaged': {
    code: 18006,
    msg: 'This image is damaged or incomplete. Export it again or choose another one.',
  },
  'upload.too_many_pixels': {
    code: 18007,
    msg: `This image has too many pixels. The maximum is ${uploadLimits.imagePixels / 1_000_000} megapixels.`,
  },
  'upload.animated': {
    code: 18008,
    msg: 'This animation has too many frames. Choose a still image.',
  },
  'image.failed': { code: 18003, msg: 'The image couldn’t be generated. You weren’t charged. Try again.' },
  'image.no_motif': {
    code: 18012,
    msg: 'The built-in painter finds nothing to draw in this scene: it names no place or thing that it knows. You weren’t charged. Try another scene.',
  },
  /** details: place, reason */
  'image.moderated': { code: 18004, msg: 'This image isn’t allowed by our safety rules.' },
} as const satisfies ErrorDefinitions;

/** Errors of an endpoint that takes an image. */
export const imageUploadErrors = [
  'upload.too_large',
  'upload.not_an_image',
  'upload.damaged',
  'upload.too_many_pixels',
  'upload.animated',
  'image.moderated',
  'quota.pictures',
] as const;
