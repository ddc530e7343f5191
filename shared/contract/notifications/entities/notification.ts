import * as z from '@storyloom/schema';
import { time } from '../../core/fields.ts';
import { storyCard } from '../../stories/entities/story-card.ts';

/** A followed author published a story. */
export const notification = z.object({
  story: storyCard,
  createdAt: time,
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;
