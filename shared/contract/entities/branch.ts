import * as z from '@storyloom/schema';
import { count, id, time } from '../fields.ts';
import { messageRoles, messageStates } from './message.ts';

/**
 * A place in a message tree worth drawing: its beginning, where it forks, where a branch ends, where a save stands.
 * `parentId` is the nearest such place above; `skipped` messages lie between the two.
 */
export const branch = z.object({
  id,
  parentId: z.nullable(id),
  role: z.enum(messageRoles),
  /** One plain line, cut between words. */
  excerpt: z.string(),
  state: z.enum(messageStates),
  createdAt: time,
  depth: count,
  childCount: count,
  skipped: count,
  /** Whether it lies on the path that the save stands on. */
  onPath: z.boolean(),
  /** The saves that stand here. */
  saveIds: z.array(id),
});
export type Branch = z.output<typeof branch>;
