import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { uploadedImage } from '../../entities/uploaded-image.ts';
import { uploadLimits } from '../../limits/uploads.ts';

export const image = endpoint({
  method: 'POST',
  path: '/support/upload/image',
  summary: 'Stores an image, re-encoded without metadata',
  input: z.strictObject({ file: z.file() }),
  data: uploadedImage,
  errors: [
    'upload.too_large',
    'upload.not_an_image',
    'upload.damaged',
    'upload.too_many_pixels',
    'upload.animated',
    'image.moderated',
  ],
  caller: 'user',
  wire: 'multipart',
  maxFileBytes: uploadLimits.imageBytes,
  rate: 'uploads',
});
