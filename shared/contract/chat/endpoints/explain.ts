import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { loreTrace } from '../../lore/entities/lore-trace.ts';

export const explain = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/lore-trace',
  summary: 'Explains a reply by the lore considered for it; secret entries are hidden',
  input: z.strictObject({ messageId: id }),
  data: z.array(loreTrace),
  errors: ['story.adult_confirm_required', 'story.members_only', 'chat.message_not_found'],
  caller: 'guest',
  owned: { messageId: 'message' },
});
