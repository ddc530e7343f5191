import { chatImage } from '@storyloom/contract/endpoints/chat/chat-image';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { isBusinessError, isRateLimited, isRequestError } from '@storyloom/http/errors';
import type { ImageGeneration } from '../store/chat-state.ts';
import { updateBase, updateTranscript } from '../store/chat-store.ts';
import { transcriptOf } from '../store/selectors.ts';
import type { ChatContext } from './chat-context.ts';

/** Illustrating replies. The state is in the store, so that it survives while the reply is out of the page. */
export interface ImageCommands {
  /** Generates the image of a reply, also again after a failure, if the visitor agrees to the price. Does nothing while it is being generated. */
  generateImage(messageId: string): void;
}

export function createImageGeneration({ ports, store }: ChatContext): ImageCommands {
  function show(messageId: string, image: ImageGeneration | null): void {
    const { [messageId]: _, ...others } = store.getState().images;
    updateBase(store, { images: image ? { ...others, [messageId]: image } : others });
  }

  async function generate(messageId: string, clientRequestId: string): Promise<void> {
    const { signal } = store.getState().visit.abort;
    show(messageId, { status: 'generating' });
    try {
      const { message } = await ports.call(chatImage, { messageId, clientRequestId }, { signal });
      if (signal.aborted) return;
      const { imageUrl, picture } = message;
      const { messages } = transcriptOf(store.getState());
      updateTranscript(store, {
        messages: messages.map((one) => (one.id === messageId ? { ...one, imageUrl, picture } : one)),
      });
      show(messageId, null);
    } catch (error) {
      if (signal.aborted) return;
      show(messageId, failureOf(error, clientRequestId));
    }
    ports.emit(pointsChanged, {});
  }

  /** True while the visitor is asked, so that a double press asks once. */
  let isConfirming = false;

  async function confirmAndGenerate(messageId: string): Promise<void> {
    isConfirming = true;
    const isAgreed = await ports.confirmImage().finally(() => {
      isConfirming = false;
    });
    if (!isAgreed) return;
    const image = store.getState().images[messageId];
    const unanswered = image?.status === 'failed' ? image.clientRequestId : null;
    await generate(messageId, unanswered ?? ports.newId());
  }

  return {
    generateImage(messageId) {
      if (isConfirming || store.getState().images[messageId]?.status === 'generating') return;
      void confirmAndGenerate(messageId);
    },
  };
}

function failureOf(error: unknown, clientRequestId: string): ImageGeneration {
  if (isRequestError(error) && error.name === 'BusinessError') {
    const reason = isBusinessError(error, 'points.insufficient') ? 'points' : 'error';
    return { status: 'failed', reason, text: error.message, clientRequestId: null };
  }
  if (isRateLimited(error) && error.msg !== '') {
    return { status: 'failed', reason: 'error', text: error.msg, clientRequestId };
  }
  const isOffline = isRequestError(error) && error.name === 'NetworkError';
  const text = isOffline
    ? 'You’re offline. If the image was made anyway, you won’t pay for it twice.'
    : 'The image couldn’t be made. Try again.';
  return { status: 'failed', reason: 'error', text, clientRequestId };
}
