import * as z from 'zod/mini';
import { adultContentStatuses, ratings } from '../ratings.ts';

/** Which ratings a visitor's lists hold, and whether the adult warning was switched off (`DISABLED`). */
export const userSetting = z.object({
  contentRatingList: z.array(z.enum(ratings)),
  adultContentStatus: z.enum(adultContentStatuses),
});
export type UserSetting = z.output<typeof userSetting>;
