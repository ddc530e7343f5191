import { useSyncExternalStore } from 'react';
import type { Chat } from '../chat/chat.ts';
import type { Picturing } from '../chat/store/chat-state.ts';

/** How the picture of one reply stands. */
export function usePicturing(chat: Chat, messageId: string): Picturing | undefined {
  return useSyncExternalStore(
    chat.state.subscribe,
    () => chat.state.get().pictures[messageId],
    () => undefined,
  );
}
