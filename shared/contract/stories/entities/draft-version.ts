import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';

/** A state of a draft that its author named, that a publication keeps, or that was kept without a press (`automaticVersions`). */
export const draftVersion = z.object({
  id,
  name: z.string(),
  /** The published version with this content; null for the others. */
  publishedVersion: z.nullable(count),
  createdAt: time,
});
export type DraftVersion = z.output<typeof draftVersion>;
