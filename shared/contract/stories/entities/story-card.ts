import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { categories } from '../categories.ts';
import { storyTypes } from '../filters.ts';
import { ratings } from '../ratings.ts';
import { author } from './author.ts';

/** `MEMBERS`: only members may read it; `EARLY`: only members may read it until `earlyUntil`. */
export const storyAccesses = ['ALL', 'MEMBERS', 'EARLY'] as const;
export type StoryAccess = (typeof storyAccesses)[number];

/** A story in a list. `slug` is its URL segment, `{id}-{title}`: `/read/{slug}` opens it. */
export const storyCard = z.object({
  id,
  type: z.enum(storyTypes),
  title: z.string(),
  hook: z.string(),
  summary: z.string(),
  cover,
  category: z.enum(categories),
  tags: z.array(z.string()),
  rating: z.enum(ratings),
  access: z.enum(storyAccesses),
  /** Null unless `access` is `EARLY`. */
  earlyUntil: z.nullable(time),
  chatCount: count,
  readerCount: count,
  /** Turns of a usual playthrough to an ending; left out for a character, and without a script. */
  turns: z.optional(count),
  author,
  publishedAt: time,
  /** Time of its latest version. */
  updatedAt: time,
  slug: z.string(),
});
export type StoryCard = z.output<typeof storyCard>;
