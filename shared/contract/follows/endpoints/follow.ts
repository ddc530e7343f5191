import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { followState } from '../entities/follow-state.ts';

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
