import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id, text } from '../../core/fields.ts';
import { pinnedFact } from '../entities/pinned-fact.ts';
import { chatLimits } from '../limits.ts';

export const editFact = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/dialog/edit-pin',
  summary: 'Changes the text of a pinned fact; one with the same text takes its place',
  input: z.strictObject({ id, content: text(chatLimits.fact) }),
  data: pinnedFact,
  errors: ['chat.fact_not_found', 'chat.facts_full', 'chat.moderated'],
  caller: 'guest',
  owned: { id: 'pin' },
});
