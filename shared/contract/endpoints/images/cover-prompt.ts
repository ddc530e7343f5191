import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { text } from '../../fields.ts';
import { limits } from '../../limits.ts';

export const coverPrompt = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/generate/image-prompt',
  summary: "Writes the prompt for a cover from a story's details",
  input: z.strictObject({
    title: text(limits.title),
    summary: z._default(z.string().check(z.maxLength(limits.summary)), ''),
    category: z.optional(z.string().check(z.maxLength(32))),
  }),
  data: z.object({ prompt: z.string() }),
  errors: ['chat.moderated'],
  caller: 'real',
});
