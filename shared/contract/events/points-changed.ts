import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** Points were held, spent or refunded; the reader spends them on replies and images. */
export const pointsChanged = defineEvent({
  name: 'points.changed',
  version: 1,
  owner: 'points',
  emitters: ['reader'],
  schema: z.strictObject({}),
});
