import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';

/** A save: a named head in the message tree, at most three per reader and story. `depth` is its path's length. */
export const save = z.object({
  id,
  storyId: id,
  storyVersion: count,
  headMessageId: id,
  kind: z.enum(['auto', 'manual']),
  title: z.string(),
  /** One plain line, cut between words. */
  excerpt: z.string(),
  depth: count,
  createdAt: time,
  savedAt: time,
  isCurrent: z.boolean(),
  /** True for a save beyond the story's limit, after a guest's saves were merged into those of an account. */
  isArchived: z.boolean(),
});
export type Save = z.output<typeof save>;
