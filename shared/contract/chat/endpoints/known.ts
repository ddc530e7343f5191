import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

/**
 * `facts` as they are said to the reader, “your sister is called Anna”, newest first; null if the storyteller of the save notes none. `soFar`
 * is the summary of the save or, without one, what its script says happened, oldest first.
 */
export const known = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/known',
  summary: 'What the storyteller of a save knows besides its pinned facts',
  input: z.strictObject({ archiveId: id }),
  data: z.object({
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    facts: z.nullable(z.array(z.string())),
    soFar: z.array(z.string()),
  }),
  errors: ['story.adult_confirm_required', 'story.members_only', 'story.not_found', 'save.not_found'],
  caller: 'guest',
  owned: { archiveId: 'save' },
});
