import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { author } from '../../stories/entities/author.ts';

/** An application for the creator contract as administrators see it. */
export const creatorApplication = z.object({
  id,
  user: z.nullable(author),
  message: z.string(),
  state: z.enum(['APPLIED', 'ACCEPTED', 'REFUSED']),
  reason: z.nullable(z.string()),
  /** Published stories above the heat that the contract needs, now. */
  cardsReached: count,
  appliedAt: time,
  decidedAt: z.nullable(time),
  decidedBy: z.nullable(author),
});
export type CreatorApplication = z.output<typeof creatorApplication>;
