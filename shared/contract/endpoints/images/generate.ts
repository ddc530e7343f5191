import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { uploadedImage } from '../../entities/uploaded-image.ts';
import { clientRequestId, count, text } from '../../fields.ts';
import { storyLimits } from '../../limits/stories.ts';

export const generate = endpoint({
  method: 'POST',
  path: '/ai-lab/image-gen/generate',
  summary: 'Generates an image and charges points for it',
  input: z.strictObject({
    prompt: text(storyLimits.coverDescription),
    style: z.string().check(z.maxLength(64)),
    clientRequestId,
  }),
  data: z.extend(uploadedImage, { pointsCharged: count }),
  errors: ['points.insufficient', 'image.failed', 'image.moderated', 'request.repeated'],
  caller: 'user',
});
