import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import type { ImageGeneration } from '../chat/store/chat-state.ts';

type ShownGeneration = Exclude<ImageGeneration, { status: 'confirming' }>;

/** The generation of a reply's image: under way, failed, or none. While its price is confirmed, what was shown before. */
export function useImageGeneration(chat: Chat, messageId: string): ShownGeneration | null {
  return useStore(chat.store, ({ images }) => {
    const image = images[messageId] ?? null;
    return image?.status === 'confirming' ? image.failure : image;
  });
}
