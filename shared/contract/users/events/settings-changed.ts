import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor's settings were saved; the shell saves them from its adult warning. */
export const settingsChanged = defineEvent({
  name: 'settings.changed',
  version: 1,
  owner: 'account',
  emitters: ['shell'],
  schema: z.strictObject({}),
});
