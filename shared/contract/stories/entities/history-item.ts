import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { storyCard } from './story-card.ts';

/** A story the caller played, with the position of its current save. `excerpt` is from the last message, empty while the text is withheld. */
export const historyItem = z.object({
  story: storyCard,
  archiveId: z.nullable(id),
  depth: count,
  excerpt: z.string(),
  playedAt: time,
});
export type HistoryItem = z.output<typeof historyItem>;
