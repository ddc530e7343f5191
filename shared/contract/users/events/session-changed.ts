import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';
import { id } from '../../core/id.ts';

/** The visitor is known now, or is another one. */
export const sessionChanged = defineEvent({
  name: 'session.changed',
  version: 1,
  owner: 'shell',
  retained: true,
  schema: z.strictObject({
    userId: z.nullable(id),
    isRealUser: z.boolean(),
    reason: z.enum(['loaded', 'resumed', 'guest-registered', 'logged-in', 'logged-out']),
  }),
});
