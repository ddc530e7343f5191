import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { perspectives } from '../filters.ts';
import { storyCard } from './story-card.ts';
import { storyQuestion } from './story-question.ts';
import { storyStatuses } from './story-status.ts';

/** A character as readers see it, without the secret parts of the profile. */
export const castMember = z.object({
  name: z.string(),
  role: z.enum(['MAIN', 'SUPPORTING']),
  profession: z.nullable(z.string()),
  appearance: z.nullable(z.string()),
  /** Blurred like the cover of an adult story until the visitor confirms the warning. */
  portrait: z.nullable(cover),
});
export type CastMember = z.output<typeof castMember>;

/**
 * Details of a story. The world book, profiles, style sample and the author’s notes stay on the server, because they
 * contain the plot.
 * With `adultWarning`, `opening` and `options` are empty and there are no other openings and questions until the visitor confirms the warning. `isLocked`: the caller
 * needs a membership to read it, `opening` is its beginning, and there are no options, other openings and questions.
 */
export const storyDetail = z.extend(storyCard, {
  status: z.enum(storyStatuses),
  perspective: z.enum(perspectives),
  opening: z.string(),
  /** Openings that a reader may begin with instead; missing if there are none. */
  otherOpenings: z.optional(z.array(z.string())),
  options: z.array(z.string()),
  /** What it asks before the first turn; missing for a version that was published without them. */
  questions: z.optional(z.array(storyQuestion)),
  cast: z.array(castMember),
  version: count,
  adultWarning: z.boolean(),
  isLocked: z.boolean(),
  onBookshelf: z.boolean(),
  isOwner: z.boolean(),
});
export type StoryDetail = z.output<typeof storyDetail>;
