import * as z from '@storyloom/schema';
import { hasVisibleText } from '../../core/characters.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, text } from '../../core/fields.ts';
import { message } from '../entities/message.ts';
import { chatLimits } from '../limits.ts';

const required = 'This field is required.';
const content = text(chatLimits.reply, required).check(z.refine(hasVisibleText, { error: required }));

/**
 * `isHead` is false if the save's head is no longer `expectedHeadId`, or a reply is being generated: the version is
 * stored, and the save stays where it is.
 */
export const modifyAssistantMessage = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/modify-assistant-message',
  summary: 'Adds an edited reply as a sibling of the original, and moves an unchanged save to it',
  input: z.strictObject({ messageId: id, content, expectedHeadId: id }),
  data: z.extend(message, { isHead: z.boolean() }),
  errors: ['chat.message_not_found', 'chat.run_active', 'chat.moderated', 'quota.messages'],
  caller: 'guest',
  owned: { messageId: 'message' },
});
