import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const restore = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/restore',
  summary: 'Restores a deleted story to its former state',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: ['story.not_found', 'story.status_not_allowed'],
  caller: 'user',
  owned: { id: 'story' },
});
