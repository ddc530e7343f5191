import type { Reader } from './reader.ts';

/** Sends a message that must succeed; returns the ids of the user message and the reply. */
export async function sendTurn(
  reader: Reader,
  storyId: string,
  content = 'I look around.',
  rest: object = {},
) {
  const response = await reader.send({ storyId, content, ...rest });
  if (response.code !== 0) throw new Error(`the turn was refused: ${JSON.stringify(response.data)}`);
  const { userMessageId, message } = response.data as { userMessageId: string; message: { id: string } };
  return { turnId: userMessageId, replyId: message.id };
}
