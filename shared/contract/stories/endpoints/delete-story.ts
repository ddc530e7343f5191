import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const deleteStory = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/delete',
  summary: 'Deletes a story; its author can restore it within 30 days',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: ['story.not_found'],
  caller: 'user',
  owned: { id: 'story' },
});
