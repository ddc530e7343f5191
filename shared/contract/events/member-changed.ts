import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** The visitor's membership began, renewed, changed or ended. */
export const memberChanged = defineEvent({
  name: 'member.changed',
  version: 1,
  owner: 'points',
  schema: z.strictObject({}),
});
