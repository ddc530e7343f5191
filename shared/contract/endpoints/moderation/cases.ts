import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { moderationCase } from '../../entities/moderation-case.ts';
import { after, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const cases = endpoint({
  method: 'GET',
  path: '/ai-lab/moderation/cases',
  summary:
    'Lists cases that wait for a decision, the longest waiting first, or those that were decided, the latest first',
  input: z.strictObject({ state: z._default(z.enum(['waiting', 'decided']), 'waiting'), page, after, size }),
  data: cursorPaged(moderationCase),
  errors: [],
  caller: 'admin',
});
