import * as z from '@storyloom/schema';
import { count, time } from '../../core/fields.ts';

/** A creator's contract: its requirements, the caller's progress and application. */
export const contract = z.object({
  cardsNeeded: count,
  heatNeeded: count,
  cardsReached: count,
  state: z.enum(['NONE', 'APPLIED', 'ACCEPTED', 'REFUSED']),
  reason: z.nullable(z.string()),
  appliedAt: z.nullable(time),
});
export type Contract = z.output<typeof contract>;
