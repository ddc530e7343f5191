import * as z from 'zod/mini';
import { id, time } from '../fields.ts';
import { author } from './author.ts';
import { banner } from './banner.ts';
import { campaign } from './campaign.ts';

/** A collection for editing, with all its stories, also unlisted and deleted ones. */
export const editableCollection = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  storyIds: z.array(id),
});

/** An entry of the log of changes. `by` is null if the account was deleted. */
export const editorialChange = z.object({
  at: time,
  by: z.nullable(author),
  action: z.string(),
  target: z.string(),
});

/** All editorial content in its order, and the latest changes, the newest first. */
export const editorialContent = z.object({
  banners: z.array(banner),
  collections: z.array(editableCollection),
  tags: z.array(z.string()),
  campaigns: z.array(campaign),
  changes: z.array(editorialChange),
});
export type EditorialContent = z.output<typeof editorialContent>;
