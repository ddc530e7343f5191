import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { userInfo } from '../../entities/user-info.ts';
import { imageUploadErrors } from '../../errors/images.ts';
import { uploadLimits } from '../../limits/uploads.ts';

export const uploadUserAvatar = endpoint({
  method: 'POST',
  path: '/user/uploadUserAvatar',
  summary: "Changes the caller's profile picture",
  input: z.strictObject({ file: z.file() }),
  data: userInfo,
  errors: imageUploadErrors,
  caller: 'user',
  wire: 'multipart',
  maxFileBytes: uploadLimits.imageBytes,
  rate: 'uploads',
});
