import { useHost, useSession } from '@storyloom/mfe';
import { useEffect, useSyncExternalStore } from 'react';
import type { Chat } from './chat.ts';
import { chatOf } from './chats.ts';
import { canMove } from './commands/navigation.ts';
import { type ChatState, emptyChat } from './store/chat-state.ts';
import { nothingLive } from './stream/streaming-text.ts';

/** The story's chat, opened for the visitor as soon as there is one. */
export function useChat(storyId: string): { chat: Chat; state: ChatState } {
  const chat = chatOf(useHost(), storyId);
  const { userId } = useSession();
  useEffect(() => {
    if (userId) chat.open(userId);
  }, [chat, userId]);
  useEffect(() => {
    // Another tab may have gone on: the reader comes back to where the story stands.
    const look = () => {
      if (document.visibilityState === 'visible') chat.look();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [chat]);
  const state = useSyncExternalStore(chat.state.subscribe, chat.state.get, () => emptyChat);
  return { chat, state };
}

export function useLive(chat: Chat) {
  return useSyncExternalStore(chat.live.subscribe, chat.live.get, () => nothingLive);
}

/** A reply is being written, or the path is moved or read: what changes it waits. */
export function useBusy(chat: Chat): boolean {
  return useSyncExternalStore(
    chat.state.subscribe,
    () => !canMove(chat.state.get()),
    () => false,
  );
}

export function useChatHistory(chat: Chat): ChatState['history'] {
  return useSyncExternalStore(
    chat.state.subscribe,
    () => chat.state.get().history,
    () => emptyChat.history,
  );
}
