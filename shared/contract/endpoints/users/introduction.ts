import * as z from '@storyloom/schema';
import { atMost } from '../../at-most.ts';
import { endpoint } from '../../endpoint.ts';
import { userInfo } from '../../entities/user-info.ts';
import { userLimits } from '../../limits/users.ts';
import { leftToRight } from '../../rules.ts';

export const introduction = endpoint({
  method: 'POST',
  path: '/user/introduction',
  summary: "Changes the introduction on the caller's profile",
  input: z.strictObject({
    introduction: z.string().check(z.trim(), atMost(userLimits.introduction), leftToRight),
  }),
  data: userInfo,
  errors: ['chat.moderated'],
  caller: 'user',
});
