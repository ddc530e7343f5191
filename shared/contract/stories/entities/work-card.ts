import * as z from '@storyloom/schema';
import { count, time } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { categories } from '../categories.ts';
import { ratings } from '../ratings.ts';
import { storyCard } from './story-card.ts';
import { storyStatuses } from './story-status.ts';

/** A story in the list of its author's works. Fields that a draft lacks are null; only the author sees drafts. */
export const workCard = z.extend(storyCard, {
  status: z.enum(storyStatuses),
  cover: z.nullable(cover),
  category: z.nullable(z.enum(categories)),
  rating: z.nullable(z.enum(ratings)),
  publishedAt: z.nullable(time),
  /** For its author, the time of the last change of its draft. */
  updatedAt: time,
  /** True if the draft differs from the published version. Always false for anyone but the author. */
  hasChanges: z.boolean(),
  /** Readers who thanked the author; null for anyone but the author. */
  thanksCount: z.nullable(count),
  /** Days in which a deleted story can be restored; null unless it is deleted. */
  daysLeft: z.nullable(count),
});
export type WorkCard = z.output<typeof workCard>;
