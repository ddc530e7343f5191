import { chatImage } from '@storyloom/contract/endpoints/chat/chat-image';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { isBusinessError, isRequestError } from '@storyloom/http/errors';
import type { ChatPorts } from '../ports/ports.ts';
import type { ChatState, Picturing } from '../store/chat-state.ts';
import type { Observable } from '../store/observable.ts';

/** Pictures of scenes. They live in the state, so that one goes on being made while its turn is out of sight. */
export interface Pictures {
  /** Has the scene of a reply pictured, once however often it is pressed; after a failure it tries again. */
  picture(messageId: string): void;
}

interface PicturesParts {
  ports: ChatPorts;
  state: Observable<ChatState>;
  /** Aborted when this visitor is gone. */
  signal(): AbortSignal;
}

export function createPictures({ ports, state, signal }: PicturesParts): Pictures {
  function show(messageId: string, picturing: Picturing | null): void {
    const { [messageId]: _, ...others } = state.get().pictures;
    const pictures = picturing ? { ...others, [messageId]: picturing } : others;
    state.set({ ...state.get(), pictures });
  }

  async function make(messageId: string, clientRequestId: string): Promise<void> {
    const leaving = signal();
    show(messageId, { kind: 'making' });
    try {
      const { message } = await ports.call(chatImage, { messageId, clientRequestId }, { signal: leaving });
      if (leaving.aborted) return;
      const { imageUrl, picture } = message;
      const messages = state
        .get()
        .messages.map((one) => (one.id === messageId ? { ...one, imageUrl, picture } : one));
      state.set({ ...state.get(), messages });
      show(messageId, null);
    } catch (error) {
      if (leaving.aborted) return;
      show(messageId, whyNot(error, clientRequestId));
    }
    ports.emit(pointsChanged, {});
  }

  return {
    picture(messageId) {
      const before = state.get().pictures[messageId];
      if (before?.kind === 'making') return;
      void make(messageId, before?.again ?? ports.newId());
    },
  };
}

function whyNot(error: unknown, tried: string): Picturing {
  if (isBusinessError(error, 'points.insufficient'))
    return { kind: 'points', text: error.message, again: null };
  if (isRequestError(error) && error.name === 'BusinessError') {
    return { kind: 'failed', text: error.message, again: null };
  }
  const isOffline = isRequestError(error) && error.name === 'NetworkError';
  const text = isOffline
    ? 'No connection. If the picture was made meanwhile, it is not paid for twice.'
    : 'The picture could not be made just now.';
  return { kind: 'failed', text, again: tried };
}
