import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { chatLimits } from '../limits.ts';

/** An empty answer leaves the story’s own word. Answers to what the story does not ask are dropped. */
export const answerQuestions = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/questions',
  summary: 'Stores what the reader answers to the questions of a story, for playthroughs that begin later',
  input: z.strictObject({
    storyId: id,
    answers: z
      .array(
        z.strictObject({
          variable: z.string().check(z.maxLength(chatLimits.modelName)),
          answer: z
            .string()
            .check(z.maxLength(chatLimits.answer, `Use at most ${chatLimits.answer} characters.`)),
        }),
      )
      .check(z.maxLength(chatLimits.answers)),
  }),
  data: z.object({ storyId: id }),
  errors: ['story.adult_confirm_required', 'story.members_only', 'story.not_found', 'chat.moderated'],
  caller: 'guest',
  rate: 'feedback',
});
