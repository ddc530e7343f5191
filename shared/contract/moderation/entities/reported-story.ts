import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { categories } from '../../stories/categories.ts';
import { ratings } from '../../stories/ratings.ts';

const texts = z.array(z.object({ title: z.string(), text: z.string() }));

/** A story as it was when it was reported. */
export const reportedStory = z.object({
  /** 1 for the first publication. */
  version: count,
  rating: z.nullable(z.enum(ratings)),
  category: z.nullable(z.enum(categories)),
  summary: z.string(),
  tags: z.array(z.string()),
  cover: z.nullable(cover),
  opening: z.string(),
  /** The others that a reader may choose. Reports kept before this field have them at the end of `opening`. */
  otherOpenings: z.optional(z.array(z.string())),
  options: z.array(z.string()),
  /** What its readers are asked before the first turn. Reports kept before this field have none. */
  readerQuestions: z.optional(z.array(z.string())),
  /** Readers do not see what follows: the characters, what else the storyteller reads, and the entries of the world book. */
  characters: texts,
  storyteller: texts,
  lore: texts,
});
export type ReportedStory = z.output<typeof reportedStory>;
