import * as z from '@storyloom/schema';
import { storyCard } from './story-card.ts';

/** A text in pieces; `hit` marks matches. Pieces instead of markup, so that text is never parsed as HTML. */
const highlighted = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export const matchFields = [
  'TITLE',
  'TAG',
  'CATEGORY',
  'TYPE',
  'AUTHOR',
  'CHARACTER',
  'HOOK',
  'SUMMARY',
] as const;
export type MatchField = (typeof matchFields)[number];

/**
 * `matches` are the fields that contain a word of the search or its synonym. `text` is the tag, label or name, or
 * the matching words of a title, hook or summary.
 */
export const searchHit = z.extend(storyCard, {
  highlights: z.object({ title: highlighted, hook: highlighted, summary: highlighted }),
  matches: z.array(z.object({ field: z.enum(matchFields), text: z.string() })),
});
export type SearchHit = z.output<typeof searchHit>;
