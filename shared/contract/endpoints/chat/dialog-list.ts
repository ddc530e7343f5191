import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { message } from '../../entities/message.ts';
import { cursor, id, page, size } from '../../fields.ts';
import { paged } from '../../paged.ts';

/**
 * `pageList` goes from the head up: newest first. The next page is asked for with `cursorTs: nextCursorTs`.
 * `activeRunId` is the run that writes the head's reply now, so that a reloaded page resumes it.
 * A reader who never played the story gets an empty list and `archiveId` null.
 */
export const dialogList = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/list',
  summary: "The messages of a save's path, newest first; the current save when none is named",
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
