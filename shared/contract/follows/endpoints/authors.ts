import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { followedAuthor } from '../entities/followed-author.ts';

export const authors = endpoint({
  method: 'GET',
  path: '/user/follow/authors',
  summary: 'The authors whom the caller follows, the latest followed first',
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(followedAuthor),
  errors: [],
  caller: 'guest',
});
