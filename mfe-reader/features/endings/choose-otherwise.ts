import type { Message } from '@storyloom/contract/chat/entities/message';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import { messagesBefore } from '../chat/store/transcript.ts';

/** Goes back to the reply above the one that a choice led to, where its options are open again. */
export function chooseOtherwise(chat: Chat, reply: Message): void {
  const { messages } = transcriptOf(chat.store.getState());
  const above = messagesBefore(messages, reply.id).findLast(({ role }) => role === 'assistant');
  if (above) chat.rewind(above.id);
}
