import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';

export const restore = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/restore',
  summary: 'Brings a deleted story back as it was',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: ['story.not_found', 'story.status_not_allowed'],
  caller: 'real',
  owner: "the story's author",
});
