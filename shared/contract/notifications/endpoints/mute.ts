import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { mutedGroups } from '../entities/muted-groups.ts';
import { noticeGroups } from '../groups.ts';

export const mute = endpoint({
  method: 'POST',
  path: '/user/notification/mute',
  summary: 'Turns a group of notifications off or on (idempotent); those from before stay',
  input: z.strictObject({ group: z.enum(noticeGroups), isMuted: z.boolean() }),
  data: mutedGroups,
  errors: [],
  caller: 'guest',
});
