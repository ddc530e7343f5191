import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { followState } from '../../entities/follow-state.ts';
import { id } from '../../fields.ts';

export const follow = endpoint({
  method: 'POST',
  path: '/user/follow/add',
  summary: 'Follows an author (idempotent)',
  input: z.strictObject({ authorId: id }),
  data: followState,
  errors: ['user.not_found', 'follow.own_profile', 'follow.limit_reached'],
  caller: 'guest',
  rate: 'follows',
});
