import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { userInfo } from '../../entities/user-info.ts';
import { text } from '../../fields.ts';
import { userLimits } from '../../limits/users.ts';

export const nickname = endpoint({
  method: 'POST',
  path: '/user/nickname',
  summary: "Changes the caller's name",
  input: z.strictObject({ nickname: text(userLimits.nickname) }),
  data: userInfo,
  errors: ['user.name_not_allowed'],
  caller: 'user',
});
