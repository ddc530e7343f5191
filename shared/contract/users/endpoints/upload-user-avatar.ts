import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { imageUploadErrors } from '../../images/errors.ts';
import { uploadLimits } from '../../uploads/limits.ts';
import { userInfo } from '../entities/user-info.ts';

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
