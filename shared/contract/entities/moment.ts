import * as z from 'zod/mini';
import { count, id } from '../fields.ts';

/** An exchange of long ago that a reply was told again: some 600 characters of it, "…" where something was left out. */
export const moment = z.object({
  /** The reply of that turn. */
  messageId: id,
  /** Which turn of the path it was; 0 is the opening scene. */
  turn: count,
  /** What the reader said then; may be empty. */
  said: z.string(),
  /** What the story answered; may be empty. */
  told: z.string(),
  /** What called it up, as it was written. */
  words: z.array(z.string()),
});
export type Moment = z.output<typeof moment>;
