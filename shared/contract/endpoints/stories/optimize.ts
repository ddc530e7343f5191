import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { clientRequestId, count, text } from '../../fields.ts';
import { storyLimits } from '../../limits/stories.ts';

export const optimize = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/optimize',
  summary: 'Improves one text of the story form, for points',
  input: z.strictObject({
    clientRequestId,
    field: z.enum(['worldBook', 'main', 'supporting', 'summary', 'opening', 'styleSample']),
    content: text(storyLimits.content),
    title: z.optional(z.string().check(z.maxLength(storyLimits.title))),
  }),
  data: z.object({ content: z.string(), pointsCharged: count }),
  errors: ['points.insufficient', 'optimize.failed', 'chat.moderated', 'request.repeated'],
  caller: 'user',
});
