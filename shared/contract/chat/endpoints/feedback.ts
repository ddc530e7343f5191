import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { chatLimits } from '../limits.ts';

export const feedback = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/dialog/feedback',
  summary: 'Reports a problem with a reply; a second report replaces the first',
  input: z.strictObject({
    messageId: id,
    category: z.enum(['INACCURATE', 'NOT_HELPFUL', 'HARMFUL_UNSAFE']),
    content: z._default(z.string().check(z.trim(), atMost(chatLimits.feedback)), ''),
  }),
  data: z.object({ messageId: id }),
  errors: ['chat.message_not_found'],
  caller: 'guest',
  rate: 'feedback',
  owned: { messageId: 'message' },
});
