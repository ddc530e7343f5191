import type { Message } from '@storyloom/contract/chat/entities/message';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import { messagesBefore } from '../chat/store/transcript.ts';

/**
 * Goes back to the reply above the one that a choice led to, where its options are open again. Words of the reader's own
 * are put into an empty composer. `opening`: the options of the opening scene.
 */
export function chooseOtherwise(chat: Chat, reply: Message, opening: readonly string[]): void {
  const { messages } = transcriptOf(chat.store.getState());
  const before = messagesBefore(messages, reply.id);
  const own = before.at(-1);
  const source = before.findLast(({ role }) => role === 'assistant');
  const above = source?.id ?? before[0]?.parentId;
  const options = [...(source?.options ?? []), ...opening];
  const isTyped = own?.role === 'user' && !options.includes(own.text);
  if (isTyped && chat.store.getState().draft === '') chat.rephrase(own.id);
  else if (above) chat.rewind(above);
}
