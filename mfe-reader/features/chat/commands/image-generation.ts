import { chatImage } from '@storyloom/contract/chat/endpoints/chat-image';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { isBusinessError, isRateLimited, isRequestError } from '@storyloom/http/errors';
import type { FailedImage, ImageGeneration } from '../store/chat-state.ts';
import { updateBase, updateTranscript } from '../store/chat-store.ts';
import { transcriptOf } from '../store/selectors.ts';
import type { ChatContext } from './chat-context.ts';

/** Commands to illustrate replies. The state is in the store, so it survives while the reply is not rendered. */
export interface ImageCommands {
  /**
   * Generates the image of a reply, or retries after a failure, if the visitor agrees to the price. Does nothing
   * while the image is being generated or any price is being confirmed.
   */
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

  async function confirmAndGenerate(messageId: string, failure: FailedImage | null): Promise<void> {
    const { signal } = store.getState().visit.abort;
    show(messageId, { status: 'confirming', failure });
    const isAgreed = await ports.confirmImage().finally(() => {
      if (!signal.aborted) show(messageId, failure);
    });
    // After an aborted visit, the answer is that of the previous visitor.
    if (!isAgreed || signal.aborted) return;
    await generate(messageId, failure?.clientRequestId ?? ports.newId());
  }

  return {
    generateImage(messageId) {
      const { images } = store.getState();
      const isAsked = Object.values(images).some(({ status }) => status === 'confirming');
      const image = images[messageId] ?? null;
      if (isAsked || (image && image.status !== 'failed')) return;
      void confirmAndGenerate(messageId, image);
    },
  };
}

function failureOf(error: unknown, clientRequestId: string): FailedImage {
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
    : 'Couldn’t create the image. Try again.';
  return { status: 'failed', reason: 'error', text, clientRequestId };
}
