import * as z from '@storyloom/schema';
import { count, time } from '../../core/fields.ts';

export const pointsAccount = z.object({
  /** The available balance, without points on hold. */
  totalIntegral: count,
  /** True once the check-in of this UTC day was claimed. */
  isSignInToday: z.boolean(),
  /** When the next check-in can be claimed; in the past if it can be now. */
  nextCheckInAt: time,
  /** Points of a refunded purchase that were spent already. Points gained later pay them first. */
  debt: count,
});
export type PointsAccount = z.output<typeof pointsAccount>;
