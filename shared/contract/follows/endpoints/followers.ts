import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, id, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { follower } from '../entities/follower.ts';

export const followers = endpoint({
  method: 'GET',
  path: '/user/follow/followers',
  summary: 'The followers of an author who have an account, the latest first; guests are counted alone',
  input: z.strictObject({ authorId: id, page, after, size }),
  data: cursorPaged(follower),
  errors: ['user.not_found'],
  caller: 'anyone',
});
