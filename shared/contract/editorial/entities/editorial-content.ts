import * as z from '@storyloom/schema';
import { id } from '../../core/fields.ts';
import { editableBanner } from './banner.ts';
import { campaign } from './campaign.ts';

/** A collection for editing, with all its stories, also unlisted and deleted ones. */
export const editableCollection = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  storyIds: z.array(id),
});

/** All editorial content in its order. */
export const editorialContent = z.object({
  banners: z.array(editableBanner),
  collections: z.array(editableCollection),
  tags: z.array(z.string()),
  campaigns: z.array(campaign),
});
export type EditorialContent = z.output<typeof editorialContent>;
