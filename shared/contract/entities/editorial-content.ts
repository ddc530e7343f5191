import * as z from 'zod/mini';
import { id, time } from '../fields.ts';
import { author } from './author.ts';
import { banner } from './banner.ts';
import { campaign } from './campaign.ts';

/** A collection as administrators edit it: with all its stories, those too that nobody sees now. */
export const editableCollection = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  storyIds: z.array(id),
});

/** Who changed what, and when; `by` is null when that account is gone. */
export const editorialChange = z.object({
  at: time,
  by: z.nullable(author),
  action: z.string(),
  target: z.string(),
});

/** All that the house shows as administrators edit it, each in its order, and the latest changes. */
export const editorialContent = z.object({
  banners: z.array(banner),
  collections: z.array(editableCollection),
  tags: z.array(z.string()),
  campaigns: z.array(campaign),
  changes: z.array(editorialChange),
});
export type EditorialContent = z.output<typeof editorialContent>;
