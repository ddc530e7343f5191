import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { categories } from '../../stories/categories.ts';
import { ratings } from '../../stories/ratings.ts';

/** A story as readers saw it when it was reported. */
export const reportedStory = z.object({
  /** 1 for the first publication. */
  version: count,
  rating: z.nullable(z.enum(ratings)),
  category: z.nullable(z.enum(categories)),
  summary: z.string(),
  tags: z.array(z.string()),
  cover: z.nullable(cover),
  opening: z.string(),
});
export type ReportedStory = z.output<typeof reportedStory>;

/** The parts of the reported version that readers do not see: its characters and its world book. */
export const reportedSecrets = z.object({
  characters: z.array(z.object({ name: z.string(), text: z.string() })),
  lore: z.array(z.object({ title: z.string(), content: z.string() })),
});
export type ReportedSecrets = z.output<typeof reportedSecrets>;
