import type { TurnContext } from '../features/chat/turn-context.ts';
import { dialogPage, message } from './messages.ts';
import { playChat } from './play-chat.ts';
import { storyDetail } from './stories.ts';

/** The context of a reply that is the head of a save. */
export async function turnContext(reply = message({ id: 'a1' })): Promise<TurnContext> {
  const { chat } = await playChat({ dialog: [dialogPage([reply])] });
  return { message: reply, story: storyDetail(), chat, isLast: true };
}
