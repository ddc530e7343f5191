import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { leftToRight } from '../../core/rules.ts';
import { userInfo } from '../entities/user-info.ts';
import { userLimits } from '../limits.ts';

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
