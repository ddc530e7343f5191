import * as z from 'zod/mini';
import { storyCard } from './story-card.ts';

/** A text in pieces; `hit` marks matches. Pieces instead of markup, so that text is never parsed as HTML. */
const highlighted = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export const searchHit = z.extend(storyCard, {
  highlights: z.object({ title: highlighted, summary: highlighted }),
});
export type SearchHit = z.output<typeof searchHit>;
