import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';

export const recordTypes = ['INCOME', 'EXPENSE'] as const;
export type RecordType = (typeof recordTypes)[number];

/** An entry of the points history. `integralAmount` is positive; `recordType` gives the sign. */
export const pointsRecord = z.object({
  id,
  description: z.string(),
  createTime: time,
  recordType: z.enum(recordTypes),
  integralAmount: count,
  /** The story of a reply or picture, while it exists. */
  story: z.optional(z.object({ id, title: z.string() })),
});
export type PointsRecord = z.output<typeof pointsRecord>;
