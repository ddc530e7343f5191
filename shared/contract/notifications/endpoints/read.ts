import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { listLimits } from '../../core/list-limits.ts';

export const read = endpoint({
  method: 'POST',
  path: '/user/notification/read',
  summary:
    'Marks decisions about own content as read, and notifications: those of some stories, or all without `storyIds` (idempotent)',
  input: z.strictObject({
    storyIds: z.optional(z.array(id).check(z.maxLength(listLimits.pageSizeMax))),
  }),
  data: z.object({ unreadCount: count }),
  errors: [],
  caller: 'guest',
});
