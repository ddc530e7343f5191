import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

/** Empty once the playthrough has a turn, and without questions. `answer` is the reader’s last one, for an earlier playthrough too. */
export const questions = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/questions',
  summary: 'What a story asks its reader before the first turn',
  input: z.strictObject({ storyId: id }),
  data: z.array(z.object({ variable: z.string(), text: z.string(), answer: z.string() })),
  errors: ['story.adult_confirm_required', 'story.members_only', 'story.not_found'],
  caller: 'guest',
});
