import type { ChatState } from '../chat/store/chat-state.ts';

/** The reply after the one that was read, written or being written; null while there is none. */
export function nextReply(
  { messages, run }: Pick<ChatState, 'messages' | 'run'>,
  after: string,
): { id: string } | null {
  const place = messages.findIndex((message) => message.id === after);
  const told = messages.slice(place + 1).find((message) => message.role === 'assistant');
  if (place >= 0 && told) return told;
  return run?.messageId && run.messageId !== after ? { id: run.messageId } : null;
}
