import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor created, copied or edited a work, which readers do not see yet. */
export const workChanged = defineEvent({
  name: 'work.changed',
  version: 1,
  owner: 'creator',
  schema: z.strictObject({}),
});
