import { useHost, useSession } from '@storyloom/mfe';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Chat } from './chat.ts';
import { chatOf } from './chats.ts';
import type { ChatState } from './store/chat-state.ts';
import { isBusy } from './store/selectors.ts';

/** The story's chat, opened for the visitor once the session is known. */
export function useChat(storyId: string): { chat: Chat; state: ChatState } {
  const chat = chatOf(useHost(), storyId);
  const { userId, previousGuestId = null } = useSession();
  useEffect(() => {
    if (userId) chat.open(userId, previousGuestId);
  }, [chat, userId, previousGuestId]);
  useEffect(() => {
    // Another tab may have continued the story.
    const sync = () => {
      if (document.visibilityState === 'visible') chat.sync();
    };
    document.addEventListener('visibilitychange', sync);
    window.addEventListener('focus', sync);
    return () => {
      document.removeEventListener('visibilitychange', sync);
      window.removeEventListener('focus', sync);
    };
  }, [chat]);
  return { chat, state: useStore(chat.store) };
}

/** True while the path or the save may change, so that nothing else may change it. */
export function useChatBusy(chat: Chat): boolean {
  return useStore(chat.store, isBusy);
}
