import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { storyQuestion } from '../../stories/entities/story-question.ts';

/**
 * Empty once the reader has taken a turn in the playthrough, and without questions. One that was continued from a share has no turn of
 * the reader’s at first. `answer` is the last one, for an earlier playthrough too.
 */
export const questions = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/questions',
  summary: 'What a story asks its reader before the first turn',
  input: z.strictObject({ storyId: id }),
  data: z.array(z.extend(storyQuestion, { answer: z.string() })),
  errors: ['story.adult_confirm_required', 'story.members_only', 'story.not_found'],
  caller: 'guest',
});
