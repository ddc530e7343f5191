import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { followState } from '../entities/follow-state.ts';

export const state = endpoint({
  method: 'GET',
  path: '/user/follow/state',
  summary: 'Number of followers of an author, and whether the caller follows them',
  input: z.strictObject({ authorId: id }),
  data: followState,
  errors: ['user.not_found'],
  caller: 'anyone',
});
