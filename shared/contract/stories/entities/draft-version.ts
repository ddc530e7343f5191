import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';

/** A state of a draft that its author named, or that a publication keeps. */
export const draftVersion = z.object({
  id,
  name: z.string(),
  /** The published version with this content; null for one that the author named. */
  publishedVersion: z.nullable(count),
  createdAt: time,
});
export type DraftVersion = z.output<typeof draftVersion>;
