import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { moderationCase } from '../entities/moderation-case.ts';

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
