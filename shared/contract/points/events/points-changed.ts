import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** Points were held, spent or refunded: readers spend them on replies and images, authors on writing help. */
export const pointsChanged = defineEvent({
  name: 'points.changed',
  version: 1,
  owner: 'points',
  emitters: ['reader', 'creator'],
  schema: z.strictObject({}),
});
