import * as z from '@storyloom/schema';
import { count, time } from '../../core/fields.ts';
import { storyFields } from '../story-fields.ts';

/** A published version of a story. */
export const publication = z.object({
  version: count,
  publishedAt: time,
  /** Fields that differ from the version before; empty for the first. */
  changedFields: z.array(z.enum(storyFields)),
  /** The author's note for readers; may be empty. */
  changeNote: z.string(),
  isCurrent: z.boolean(),
});
export type Publication = z.output<typeof publication>;
