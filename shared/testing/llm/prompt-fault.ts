/**
 * The reason why a chat template refuses a prompt; undefined for one that all templates with a system role accept: one system
 * message, first; then user and assistant in turn, first and last a user message; no empty content.
 */
export function findFaultOfPrompt(
  messages: readonly { role: string; content: string }[],
): string | undefined {
  const [first, ...turns] = messages;
  if (first?.role !== 'system') return 'The first message must be the system message';
  if (turns.some(({ role }) => role === 'system')) return 'A system message must be the first';
  const isInTurn = turns.every(({ role }, at) => role === (at % 2 === 0 ? 'user' : 'assistant'));
  if (!isInTurn) return 'Conversation roles must alternate user/assistant/user/assistant/...';
  if (turns.at(-1)?.role !== 'user') return 'The last message must be from the user';
  const isEmpty = ({ content }: { content: string }) => content.trim() === '';
  return messages.some(isEmpty) ? 'A message has no content' : undefined;
}
