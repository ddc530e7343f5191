import { chatErrors } from '@storyloom/contract/chat/errors';
import { chatMessages } from '@storyloom/contract/chat/messages';
import { prices } from '@storyloom/contract/points/limits';
import { type BusinessError, isBusinessError, isRequestError, serverMessage } from '@storyloom/http/errors';
import type { Attempt, RunIntent } from './run-request.ts';

/**
 * Why there is no reply. `points`: too few; `price`: it differs from the one shown; `membership`: the story is for
 * members and the reader is not one; `model`: the chosen one is unavailable; `moved`: another page moved the head;
 * `lost`: the server still generates, but this page cannot follow; `failed`: generation did not start; `unfinished`: it
 * started and failed.
 */
export type ChatError =
  | { kind: 'model' | 'moved' | 'lost'; text: string }
  /** `wanted` costs `price` points: more than the visitor has, or more than the page showed. */
  | { kind: 'points' | 'price'; text: string; price: number; wanted: RunIntent }
  | { kind: 'membership'; text: string; wanted: RunIntent }
  | { kind: 'failed'; text: string; retry: Attempt | null }
  /** `again` is what to do with the reply below `parentId`. */
  | { kind: 'unfinished'; text: string; again: 'refresh' | 'continue'; parentId: string | null };

export const connectionLost: ChatError = {
  kind: 'lost',
  text: 'The connection was lost. Your reply is still being written. Nothing is lost.',
};

/** How a reply failed after its run began. One that has text can be continued; a failed version is generated again. */
export function unfinishedError(
  { code, msg }: { code: number; msg: string },
  { kind, parentId, hasText }: { kind: RunIntent['kind']; parentId: string | null; hasText: boolean },
): ChatError {
  if (kind === 'refresh') {
    return { kind: 'unfinished', text: describeRefresh(msg), again: 'refresh', parentId };
  }
  const again = hasText || kind === 'continue' ? 'continue' : 'refresh';
  const isUnexplained = code === chatErrors['chat.provider_failed'].code;
  const text = hasText && isUnexplained ? chatErrors['chat.interrupted'].msg : msg;
  return { kind: 'unfinished', text, again, parentId };
}

const describeRefresh = (text: string) => `${chatMessages.refreshFailed}. ${text}`;

export function chatErrorOf(error: unknown, attempt: Attempt): ChatError {
  const isRefresh = attempt.intent.kind === 'refresh';
  const describe = (text: string) => (isRefresh ? describeRefresh(text) : text);
  const failed = (text: string): ChatError => ({ kind: 'failed', text: describe(text), retry: attempt });
  if (!isRequestError(error)) return failed('Something went wrong. Try again.');
  if (error.name === 'NetworkError') {
    return failed(
      attempt.intent.kind === 'send'
        ? 'You’re offline. Your message is saved.'
        : 'You’re offline. Try again.',
    );
  }
  if (error.name === 'StatusError') {
    const limit = serverMessage(error);
    if (limit !== null)
      return failed(attempt.intent.kind === 'send' ? `${limit} Your message is still here.` : limit);
    const isBusy = error.status === 429 || error.status === 503;
    return failed(
      isBusy
        ? 'The storyteller is busy. Wait a moment and try again.'
        : 'Something went wrong on our side. Try again.',
    );
  }
  if (error.error === 'points.insufficient') {
    return { kind: 'points', text: error.message, price: priceOf(error), wanted: attempt.intent };
  }
  if (error.error === 'chat.price_changed') {
    return { kind: 'price', text: error.message, price: priceOf(error), wanted: attempt.intent };
  }
  if (error.error === 'story.members_only') {
    return { kind: 'membership', text: chatMessages.membersOnly, wanted: attempt.intent };
  }
  if (error.error === 'chat.model_locked' || error.error === 'chat.model_unknown') {
    return { kind: 'model', text: describe(error.message) };
  }
  if (error.error === 'chat.stale_parent') {
    const text = 'You continued this story in another tab. Here’s the latest';
    return { kind: 'moved', text: isRefresh ? `${text}.` : `${text}; your message is still here.` };
  }
  return { kind: 'failed', text: describe(error.message), retry: null };
}

/** The price in the details of `points.insufficient` and `chat.price_changed`. */
function priceOf({ details }: BusinessError): number {
  return typeof details.price === 'number' ? details.price : prices.reply;
}

/** The attempt that Retry repeats; null if it would fail again. */
export function retryOf(error: ChatError | null): Attempt | null {
  return error?.kind === 'failed' ? error.retry : null;
}

/** True if the server's head or run differs from what the request assumed. */
export function isBehind(error: unknown): boolean {
  return isBusinessError(error, 'chat.run_active') || isBusinessError(error, 'chat.stale_parent');
}
