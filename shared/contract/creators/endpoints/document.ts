import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { uploadLimits } from '../../uploads/limits.ts';

export const document = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/creator/document',
  summary: 'Stores an identity document, encrypted. It is deleted after the decision',
  input: z.strictObject({ file: z.file() }),
  data: z.object({ id }),
  errors: [
    'upload.too_large',
    'upload.not_an_image',
    'upload.damaged',
    'upload.too_many_pixels',
    'upload.animated',
    'document.unavailable',
  ],
  caller: 'user',
  wire: 'multipart',
  maxFileBytes: uploadLimits.imageBytes,
  isSecretFile: true,
  rate: 'uploads',
});
