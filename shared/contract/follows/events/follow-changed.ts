import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor followed or unfollowed an author. */
export const followChanged = defineEvent({
  name: 'follow.changed',
  version: 1,
  owner: 'account',
  schema: z.strictObject({}),
});
