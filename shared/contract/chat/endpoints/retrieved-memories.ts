import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { retrievedMemory } from '../entities/retrieved-memory.ts';

export const retrievedMemories = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/memories',
  summary: 'Memories retrieved for a reply, oldest first',
  input: z.strictObject({ messageId: id }),
  data: z.array(retrievedMemory),
  errors: ['story.adult_confirm_required', 'story.members_only', 'chat.message_not_found'],
  caller: 'guest',
  owned: { messageId: 'message' },
});
