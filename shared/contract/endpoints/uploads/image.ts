import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { uploadedImage } from '../../entities/uploaded-image.ts';
import { imageUploadErrors } from '../../errors/images.ts';
import { uploadLimits } from '../../limits/uploads.ts';

export const image = endpoint({
  method: 'POST',
  path: '/support/upload/image',
  summary: 'Stores an image, re-encoded without metadata',
  input: z.strictObject({ file: z.file() }),
  data: uploadedImage,
  errors: imageUploadErrors,
  caller: 'user',
  wire: 'multipart',
  maxFileBytes: uploadLimits.imageBytes,
  rate: 'uploads',
});
