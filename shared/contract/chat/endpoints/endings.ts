import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';

/** `found` has the titles of the endings that the reader has reached, the first one first; `total` those of the present version. */
export const endings = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/endings',
  summary: 'The endings of a story that the reader has found',
  input: z.strictObject({ storyId: id }),
  data: z.object({ found: z.array(z.string()), total: count }),
  errors: ['story.adult_confirm_required', 'story.members_only', 'story.not_found'],
  caller: 'guest',
});
