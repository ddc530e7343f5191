import * as z from 'zod/mini';
import { storyCard } from './story-card.ts';

/** Text in pieces; those with `hit` are what was searched for. Pieces, so that no text ever becomes HTML. */
const highlighted = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export const searchHit = z.extend(storyCard, {
  highlights: z.object({ title: highlighted, summary: highlighted }),
});
export type SearchHit = z.output<typeof searchHit>;
