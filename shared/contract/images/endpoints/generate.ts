import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, count, text } from '../../core/fields.ts';
import { storyLimits } from '../../stories/limits.ts';
import { writingHelpLimits } from '../../stories/writing-help-limits.ts';
import { generatedCover } from '../entities/generated-cover.ts';

/** Only the covers that could be made are charged; at least one. */
export const generate = endpoint({
  method: 'POST',
  path: '/ai-lab/image-gen/generate',
  summary: 'Generates covers and charges points for each',
  input: z.strictObject({
    clientRequestId,
    prompt: text(storyLimits.coverDescription),
    style: z.string().check(z.maxLength(64)),
    count: z._default(z.number().check(z.int(), z.gte(1), z.lte(writingHelpLimits.covers)), 1),
  }),
  data: z.object({ covers: z.array(generatedCover), pointsCharged: count }),
  errors: ['points.insufficient', 'image.failed', 'image.moderated', 'request.repeated'],
  caller: 'user',
  rate: 'pictures',
});
