import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { text } from '../../core/fields.ts';
import { userInfo } from '../entities/user-info.ts';
import { userLimits } from '../limits.ts';

export const nickname = endpoint({
  method: 'POST',
  path: '/user/nickname',
  summary: "Changes the caller's name",
  input: z.strictObject({ nickname: text(userLimits.nickname) }),
  data: userInfo,
  errors: ['user.name_not_allowed'],
  caller: 'user',
});
