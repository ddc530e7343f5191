import * as z from 'zod/mini';
import { count } from '../fields.ts';

/** `totalIntegral` is what can be spent now: held points are already off. */
export const pointsAccount = z.object({ totalIntegral: count, isSignInToday: z.boolean() });
export type PointsAccount = z.output<typeof pointsAccount>;
