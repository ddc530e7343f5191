import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { ratings } from '../ratings.ts';
import { storyFields } from '../story-fields.ts';
import { storyDraftContent } from '../story-rules.ts';
import { storyStatuses } from './story-status.ts';

/** A draft after a save, without its content. The client sends `revision` with the next save. */
export const savedDraft = z.object({
  id,
  status: z.enum(storyStatuses),
  revision: count,
  /** Null before the first publication. */
  publishedVersion: z.nullable(count),
  /** Fields that differ from the published version; empty before the first publication. */
  changedFields: z.array(z.enum(storyFields)),
  /** The least rating that readers get, which moderators have set. */
  minRating: z.nullable(z.enum(ratings)),
  /** The picture of the content's cover. */
  cover: z.nullable(cover),
  createdAt: time,
  updatedAt: time,
  publishedAt: z.nullable(time),
  /** Null unless the story is deleted. */
  deletedAt: z.nullable(time),
  /** Days in which a deleted story can be restored; null unless it is deleted. */
  daysLeft: z.nullable(count),
});
export type SavedDraft = z.output<typeof savedDraft>;

/** A story for editing, with the pictures that its content refers to, by their id. */
export const storyDraft = z.extend(savedDraft, {
  content: storyDraftContent,
  images: z.record(id, cover),
});
export type StoryDraft = z.output<typeof storyDraft>;
