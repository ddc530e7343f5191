import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { save } from '../../saves/entities/save.ts';

export const chooseSibling = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/dialog/choose',
  summary: 'Chooses one of the alternatives of a message and moves the save to the end of its branch',
  input: z.strictObject({ archiveId: id, messageId: id, expectedHeadId: id }),
  data: save,
  errors: ['save.not_found', 'chat.message_not_found', 'chat.run_active', 'chat.stale_parent'],
  caller: 'guest',
  owned: { archiveId: 'save', messageId: 'message' },
});
