import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';

export const unread = endpoint({
  method: 'GET',
  path: '/user/notification/unread',
  summary: "The number of the caller's unread notifications and decisions about own content, up to 100",
  input: nothing,
  data: z.object({ unreadCount: count }),
  errors: [],
  caller: 'guest',
});
