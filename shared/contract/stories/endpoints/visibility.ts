import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const visibility = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/visibility',
  summary: 'Unlists a published story, or lists it again',
  input: z.strictObject({ id, status: z.enum(['PUBLISHED', 'UNLISTED']) }),
  data: z.object({ id }),
  errors: ['story.not_found', 'story.status_not_allowed'],
  caller: 'user',
  owned: { id: 'story' },
});
