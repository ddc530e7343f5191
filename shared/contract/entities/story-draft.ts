import * as z from 'zod/mini';
import { count, id, time } from '../fields.ts';
import { storyDraftContent } from '../story-rules.ts';
import { cover } from './cover.ts';
import { storyStatuses } from './story-status.ts';

/** A story for editing. The client sends `revision` with the next save. */
export const storyDraft = z.object({
  id,
  status: z.enum(storyStatuses),
  revision: count,
  publishedVersion: z.nullable(count),
  content: storyDraftContent,
  cover: z.nullable(cover),
  createdAt: time,
  updatedAt: time,
});
export type StoryDraft = z.output<typeof storyDraft>;
