import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

/** Oldest first; empty at the beginning of a story. */
export const previously = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/previously',
  summary: 'What happened last in the current save of a story, in a few sentences',
  input: z.strictObject({ storyId: id }),
  data: z.array(z.string()),
  errors: ['story.adult_confirm_required', 'story.members_only', 'story.not_found'],
  caller: 'guest',
});
