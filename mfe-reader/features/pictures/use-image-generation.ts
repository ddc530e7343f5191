import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import type { ImageGeneration } from '../chat/store/chat-state.ts';

/** The generation of a reply's image: under way, failed, or none. */
export function useImageGeneration(chat: Chat, messageId: string): ImageGeneration | undefined {
  return useStore(chat.store, ({ images }) => images[messageId]);
}
