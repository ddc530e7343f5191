import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';

/** A device on which the caller is logged in. */
export const session = z.object({
  id,
  /** Browser and system, such as “Firefox on Linux”. */
  device: z.string(),
  createdAt: time,
  /** Time of the last use, to the hour. */
  usedAt: time,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof session>;
