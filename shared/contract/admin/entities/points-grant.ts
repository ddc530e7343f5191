import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { author } from '../../stories/entities/author.ts';

/** `WAITING`: for a second administrator. */
export const grantStates = ['WAITING', 'GRANTED', 'REJECTED', 'EXPIRED'] as const;

export const pointsGrant = z.object({
  id,
  user: author,
  amount: count,
  reason: z.string(),
  state: z.enum(grantStates),
  /** Null for a deleted account. */
  by: z.nullable(author),
  createdAt: time,
  /** When a waiting grant expires. */
  expiresAt: time,
  /** The second administrator; null if none was needed or none has decided yet. */
  decidedBy: z.nullable(author),
  decidedAt: z.nullable(time),
});
export type PointsGrant = z.output<typeof pointsGrant>;
