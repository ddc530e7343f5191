import type { TurnContext } from '../features/chat/turn-context.ts';
import { dialogPage, message } from './messages.ts';
import { playChat } from './play-chat.ts';
import { storyDetail } from './stories.ts';

/** A reply of a story that is being played, as its actions see it. */
export async function actedTurn(reply = message({ id: 'a1' })): Promise<TurnContext> {
  const { chat } = await playChat({ dialog: [dialogPage([reply])] });
  return { message: reply, story: storyDetail(), chat, isLast: true };
}
