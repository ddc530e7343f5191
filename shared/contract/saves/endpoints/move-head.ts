import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { save } from '../entities/save.ts';

export const moveHead = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/move',
  summary:
    'Rewinds a save to a message of its tree, or redoes; refused if expectedHeadId is no longer its head',
  input: z.strictObject({ id, messageId: id, expectedHeadId: id }),
  data: save,
  errors: ['save.not_found', 'chat.message_not_found', 'chat.run_active', 'chat.stale_parent'],
  caller: 'guest',
  owned: { id: 'save', messageId: 'message' },
});
