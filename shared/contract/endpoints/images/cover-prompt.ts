import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { text } from '../../fields.ts';
import { storyLimits } from '../../limits/stories.ts';

export const coverPrompt = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/generate/image-prompt',
  summary: "Writes the prompt for a cover from a story's details",
  input: z.strictObject({
    title: text(storyLimits.title),
    summary: z._default(z.string().check(z.maxLength(storyLimits.summary)), ''),
    category: z.optional(z.string().check(z.maxLength(32))),
  }),
  data: z.object({ prompt: z.string() }),
  errors: ['chat.moderated'],
  caller: 'user',
});
