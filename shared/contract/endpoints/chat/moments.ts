import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { moment } from '../../entities/moment.ts';
import { id } from '../../fields.ts';

export const moments = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/moments',
  summary: 'Which moments of long ago a reply was written with, oldest first',
  input: z.strictObject({ messageId: id }),
  data: z.array(moment),
  errors: ['chat.message_not_found'],
  caller: 'guest',
  owner: "the caller's own message",
});
