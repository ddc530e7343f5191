import * as z from '@storyloom/schema';
import { replyLengths } from '../../chat/reply-lengths.ts';
import { adultContentStatuses, ratings } from '../../stories/ratings.ts';

/**
 * The ratings shown in lists, whether the adult warning is shown, whether notifications are sent by mail, and the length of a
 * model’s replies.
 */
export const userSetting = z.object({
  contentRatingList: z.array(z.enum(ratings)),
  adultContentStatus: z.enum(adultContentStatuses),
  notificationMails: z.boolean(),
  replyLength: z.enum(replyLengths),
});
export type UserSetting = z.output<typeof userSetting>;
