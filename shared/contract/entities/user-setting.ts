import * as z from 'zod/mini';
import { adultContentStatuses, ratings } from '../ratings.ts';

/** The ratings shown in lists, and whether the adult content warning is shown. */
export const userSetting = z.object({
  contentRatingList: z.array(z.enum(ratings)),
  adultContentStatus: z.enum(adultContentStatuses),
});
export type UserSetting = z.output<typeof userSetting>;
