import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { messageRoles, messageStates } from './message.ts';

/**
 * A node of the drawn tree: the root, a fork, the end of a branch, or the head of a save.
 * `parentId` is the nearest node above; `skipped` messages lie between the two.
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
  /** True if the node lies on the path to the save's head. */
  onPath: z.boolean(),
  /** Saves whose head is this message. */
  saveIds: z.array(id),
});
export type Branch = z.output<typeof branch>;
