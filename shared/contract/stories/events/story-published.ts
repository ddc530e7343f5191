import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor published a story, or a new version of it. */
export const storyPublished = defineEvent({
  name: 'story.published',
  version: 1,
  owner: 'creator',
  schema: z.strictObject({}),
});
