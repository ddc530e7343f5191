import type { Host } from '@storyloom/mfe/host';
import { chatOf } from './chats.ts';
import { isReadyIdle } from './store/selectors.ts';
import { isOpening } from './store/transcript.ts';

/**
 * Sends a choice of the opening scene, once the messages are known. Sends nothing if they cannot be read, or if the
 * reader has begun the story: it goes on where they were.
 */
export async function beginChat(host: Host, storyId: string, choice: string): Promise<void> {
  await host.session.ready();
  const { userId } = host.session.getState();
  if (userId === null) return;
  const chat = chatOf(host, storyId);
  const begin = () => {
    const state = chat.store.getState();
    if (state.status === 'loading') return;
    unsubscribe();
    if (isReadyIdle(state) && state.transcript.messages.every(isOpening)) chat.send(choice);
  };
  chat.open(userId);
  const unsubscribe = chat.store.subscribe(begin);
  begin();
}
