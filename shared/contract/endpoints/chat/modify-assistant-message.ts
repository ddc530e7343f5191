import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { message } from '../../entities/message.ts';
import { id, text } from '../../fields.ts';
import { chatLimits } from '../../limits/chat.ts';

export const modifyAssistantMessage = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/modify-assistant-message',
  summary: 'Adds an edited reply as a sibling of the original and moves the save to it',
  input: z.strictObject({ messageId: id, content: text(chatLimits.reply), expectedHeadId: id }),
  data: message,
  errors: ['chat.message_not_found', 'chat.run_active', 'chat.stale_parent', 'chat.moderated'],
  caller: 'guest',
  owned: { messageId: 'message' },
});
