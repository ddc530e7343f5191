import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { cursor, id, page, size } from '../../core/fields.ts';
import { paged } from '../../core/paged.ts';
import { message } from '../entities/message.ts';

/**
 * `pageList` starts at the reply that is being generated, otherwise at the head: newest first. Request the next page with
 * `cursorTs: nextCursorTs`. `activeRunId` is the run that generates the first reply, so that a reloaded page can resume it.
 * A reader who never played the story gets an empty list and `archiveId` null.
 */
export const dialogList = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/list',
  summary: "The messages of a save's path, newest first; the current save’s if none is given",
  input: z.strictObject({
    storyId: id,
    archiveId: z.optional(id),
    cursorTs: z.optional(cursor),
    page,
    size,
  }),
  data: z.extend(paged(message), {
    archiveId: z.nullable(id),
    headMessageId: z.nullable(id),
    activeRunId: z.nullable(id),
    nextCursorTs: z.nullable(z.number()),
  }),
  errors: ['story.adult_confirm_required', 'story.members_only', 'story.not_found', 'save.not_found'],
  caller: 'guest',
  owned: { archiveId: 'save' },
});
