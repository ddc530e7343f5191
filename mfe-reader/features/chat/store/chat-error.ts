import { isBusinessError, isRequestError } from '@storyloom/http/errors';
import type { RunRequest, Trouble } from './chat-state.ts';

/** What a failed start means to the reader, and whether the same request may be sent again. */
export function troubleOf(error: unknown, request: RunRequest): Trouble {
  const isAnew = request.kind === 'refresh';
  const say = (text: string) => (isAnew ? `Refresh failed. ${text}` : text);
  const failed = (text: string): Trouble => ({ kind: 'failed', text: say(text), request });
  if (!isRequestError(error)) return failed('Something went wrong. Try again.');
  if (error.name === 'NetworkError') {
    return failed(isAnew ? 'No connection; try again.' : 'No connection. Your words are kept; try again.');
  }
  if (error.name === 'StatusError') {
    const isBusy = error.status === 429 || error.status === 503;
    return failed(
      isBusy
        ? 'The storyteller is busy. Wait a moment and try again.'
        : 'Something went wrong on our side. Try again.',
    );
  }
  if (error.error === 'points.insufficient') return { kind: 'points', text: error.message, request: null };
  if (error.error === 'chat.model_locked' || error.error === 'chat.model_unknown') {
    return { kind: 'model', text: say(error.message), request: null };
  }
  // The page reads the newest at once: there is nothing to reload.
  if (error.error === 'chat.stale_parent') {
    const text = 'The story went on elsewhere. You see it now';
    return { kind: 'moved', text: isAnew ? `${text}.` : `${text}; your words are kept.`, request: null };
  }
  return { kind: 'failed', text: say(error.message), request: null };
}

export const lostTrouble: Trouble = {
  kind: 'lost',
  text: 'The connection was lost. The reply goes on being written; nothing of it is lost.',
  request: null,
};

/** The run that is already writing, when that is why a request was refused. */
export function activeRunOf(error: unknown): string | null {
  if (!isBusinessError(error, 'chat.run_active')) return null;
  const { runId } = error.details;
  return typeof runId === 'string' ? runId : null;
}
