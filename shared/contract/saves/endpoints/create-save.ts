import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id, text } from '../../core/fields.ts';
import { save } from '../entities/save.ts';
import { saveLimits } from '../limits.ts';

export const createSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/create',
  summary: 'Saves the current position in a story, or the position at a message',
  input: z.strictObject({
    storyId: id,
    messageId: z.optional(id),
    title: z.optional(text(saveLimits.title)),
    replaceSaveId: z.optional(id),
  }),
  data: save,
  errors: [
    'story.not_found',
    'save.full',
    'save.not_found',
    'save.nothing_to_save',
    'chat.message_not_found',
    'chat.run_active',
  ],
  caller: 'guest',
  owned: { replaceSaveId: 'save', messageId: 'message' },
});
