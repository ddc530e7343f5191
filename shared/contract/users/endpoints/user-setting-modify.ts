import * as z from '@storyloom/schema';
import { replyLengths } from '../../chat/reply-lengths.ts';
import { endpoint } from '../../core/endpoint.ts';
import { adultContentStatuses, ratings } from '../../stories/ratings.ts';
import { userSetting } from '../entities/user-setting.ts';

export const userSettingModify = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/user-setting/modify',
  summary: "Changes the caller's settings. Missing fields keep their values",
  input: z.strictObject({
    contentRatingList: z.optional(
      z.array(z.enum(ratings)).check(z.minLength(1), z.maxLength(ratings.length)),
    ),
    adultContentStatus: z.optional(z.enum(adultContentStatuses)),
    notificationMails: z.optional(z.boolean()),
    replyLength: z.optional(z.enum(replyLengths)),
  }),
  data: userSetting,
  errors: [],
  caller: 'guest',
});
