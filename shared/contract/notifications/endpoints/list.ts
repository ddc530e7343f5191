import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { notification } from '../entities/notification.ts';

export const list = endpoint({
  method: 'GET',
  path: '/user/notification/list',
  summary: "The caller's notifications of stories that lists may show them, the latest first",
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(notification),
  errors: [],
  caller: 'guest',
});
