import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { followState } from '../entities/follow-state.ts';

export const unfollow = endpoint({
  method: 'POST',
  path: '/user/follow/remove',
  summary: 'Stops following an author (idempotent)',
  input: z.strictObject({ authorId: id }),
  data: followState,
  errors: ['user.not_found'],
  caller: 'guest',
  rate: 'follows',
});
