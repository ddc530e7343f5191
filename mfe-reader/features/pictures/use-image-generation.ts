import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import type { ImageGeneration } from '../chat/store/chat-state.ts';

type ShownGeneration = Exclude<ImageGeneration, { status: 'confirming' }>;

/** A reply's image generation: in progress, failed or null. While the price is confirmed, the earlier failure. */
export function useImageGeneration(chat: Chat, messageId: string): ShownGeneration | null {
  return useStore(chat.store, ({ images }) => {
    const image = images[messageId] ?? null;
    return image?.status === 'confirming' ? image.failure : image;
  });
}
