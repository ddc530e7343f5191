import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { listLimits } from '../../core/list-limits.ts';

const ids = z.optional(z.array(id).check(z.maxLength(listLimits.pageSizeMax)));

export const read = endpoint({
  method: 'POST',
  path: '/user/notification/read',
  summary:
    'Marks decisions about own content as read, and notifications: those of new stories and the other ones that are named, or all if neither list is given (idempotent)',
  input: z.strictObject({ storyIds: ids, noticeIds: ids }),
  data: z.object({ unreadCount: count }),
  errors: [],
  caller: 'guest',
});
