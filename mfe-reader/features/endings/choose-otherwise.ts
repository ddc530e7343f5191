import type { Message } from '@storyloom/contract/chat/entities/message';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import { messagesBefore } from '../chat/store/transcript.ts';

/** Goes back to the reply above the one that a choice led to, where its options are open again. */
export function chooseOtherwise(chat: Chat, reply: Message): void {
  const { messages } = transcriptOf(chat.store.getState());
  const before = messagesBefore(messages, reply.id);
  const above = before.findLast(({ role }) => role === 'assistant')?.id ?? before[0]?.parentId;
  if (above) chat.rewind(above);
}
