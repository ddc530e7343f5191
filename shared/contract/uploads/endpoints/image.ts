import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { imageUploadErrors } from '../../images/errors.ts';
import { uploadedImage } from '../entities/uploaded-image.ts';
import { uploadLimits } from '../limits.ts';

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
