import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor listed, unlisted or restored stories. */
export const storyChanged = defineEvent({
  name: 'story.changed',
  version: 1,
  owner: 'creator',
  schema: z.strictObject({}),
});
