import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor deleted stories. */
export const storyDeleted = defineEvent({
  name: 'story.deleted',
  version: 1,
  owner: 'creator',
  schema: z.strictObject({}),
});
