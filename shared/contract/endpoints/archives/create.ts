import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { archive } from '../../entities/archive.ts';
import { id, text } from '../../fields.ts';
import { limits } from '../../limits.ts';

export const create = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/create',
  summary: 'Saves where the story stands, or stood at a message',
  input: z.strictObject({
    storyId: id,
    messageId: z.optional(id),
    title: z.optional(text(limits.saveTitle)),
    replaceArchiveId: z.optional(id),
  }),
  data: archive,
  errors: [
    'story.not_found',
    'archive.full',
    'archive.not_found',
    'archive.nothing_to_save',
    'chat.message_not_found',
    'chat.run_active',
  ],
  caller: 'guest',
});
