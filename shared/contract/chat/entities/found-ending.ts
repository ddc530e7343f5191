import * as z from '@storyloom/schema';
import { storyCard } from '../../stories/entities/story-card.ts';

/** An ending that the reader has found, and its story as it is now. */
export const foundEnding = z.object({
  title: z.string(),
  story: z.pick(storyCard, { id: true, slug: true, title: true, cover: true, rating: true }),
});
export type FoundEnding = z.output<typeof foundEnding>;
