import * as z from 'zod/mini';
import { count } from '../fields.ts';

/** `totalIntegral` is the available balance, without points on hold. */
export const pointsAccount = z.object({ totalIntegral: count, isSignInToday: z.boolean() });
export type PointsAccount = z.output<typeof pointsAccount>;
