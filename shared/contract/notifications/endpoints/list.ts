import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { notification } from '../entities/notification.ts';

export const list = endpoint({
  method: 'GET',
  path: '/user/notification/list',
  summary:
    "The caller's notifications, the latest first; new stories only if lists may show them to the caller",
  input: z.strictObject({
    page,
    after,
    size,
    /** Without it, the list has new stories alone, as earlier releases of the page expect. */
    with: z.optional(z.literal('notices')),
  }),
  data: cursorPaged(notification),
  errors: [],
  caller: 'guest',
});
