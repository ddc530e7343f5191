import type { ChatState } from '../chat/store/chat-state.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';

/** Id of the first reply below the message, complete or being generated; null while there is none. */
export function nextReplyId(state: ChatState, messageId: string): string | null {
  const { messages } = transcriptOf(state);
  const index = messages.findIndex((message) => message.id === messageId);
  const reply = messages.slice(index + 1).find((message) => message.role === 'assistant');
  if (index >= 0 && reply) return reply.id;
  const generated = runOf(state)?.started?.messageId ?? null;
  return generated === messageId ? null : generated;
}
