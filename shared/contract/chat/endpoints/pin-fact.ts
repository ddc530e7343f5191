import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id, text } from '../../core/fields.ts';
import { pinnedFact } from '../entities/pinned-fact.ts';
import { chatLimits } from '../limits.ts';

export const pinFact = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/dialog/pin',
  summary: 'Pins a fact of a save, so that no summary loses it',
  input: z.strictObject({ archiveId: id, messageId: z.optional(id), content: text(chatLimits.fact) }),
  data: pinnedFact,
  errors: ['save.not_found', 'chat.message_not_found', 'chat.facts_full', 'chat.moderated'],
  caller: 'guest',
  owned: { archiveId: 'save', messageId: 'message' },
});
