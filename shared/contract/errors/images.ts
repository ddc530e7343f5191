import { uploadLimits } from '../limits/uploads.ts';
import type { ErrorDefinitions } from './definition.ts';

export const imageErrors = {
  'upload.too_large': {
    code: 18001,
    msg: `This image is larger than ${uploadLimits.imageBytes / 1024 ** 2} MB. Choose a smaller one.`,
  },
  'upload.not_an_image': {
    code: 18002,
    msg: "This file isn't a supported image. Use a PNG, JPEG or WebP file.",
  },
  'image.failed': { code: 18003, msg: "The image couldn't be generated. You weren't charged. Try again." },
  'image.moderated': { code: 18004, msg: "This image isn't allowed by our safety rules." },
} as const satisfies ErrorDefinitions;
