import * as z from '@storyloom/schema';
import { adultContentStatuses, ratings } from '../../stories/ratings.ts';

/** The ratings shown in lists, whether the adult warning is shown, and whether notifications are sent by mail. */
export const userSetting = z.object({
  contentRatingList: z.array(z.enum(ratings)),
  adultContentStatus: z.enum(adultContentStatuses),
  notificationMails: z.boolean(),
});
export type UserSetting = z.output<typeof userSetting>;
