import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor's membership began, renewed, changed or ended. The shell repeats it in the visitor's other tabs. */
export const memberChanged = defineEvent({
  name: 'member.changed',
  version: 1,
  owner: 'points',
  emitters: ['shell'],
  schema: z.strictObject({}),
});
