import type { Chat } from './chat.ts';
import { retryOf } from './store/chat-error.ts';
import type { Attempt } from './store/run-request.ts';
import { errorOf, runOf } from './store/selectors.ts';

/** Where a visitor’s unsent message of a story is kept after the page is closed. */
export interface OutboxStorage {
  read(userId: string): Attempt | null;
  /** Null deletes it. */
  write(userId: string, attempt: Attempt | null): void;
}

/**
 * Keeps a message that could not be sent, with the request that the server may have received, and sends it again when
 * the page is opened and when `deliver` is called: the same request, so that it is delivered once. A story has one such
 * message at most, because the next one needs its reply.
 */
export function createOutbox(chat: Chat, storage: OutboxStorage): { deliver(): void } {
  /** The visitor whose kept message has been sent again on this page. */
  let opened: string | null = null;
  let kept: Attempt | null = null;

  const unsentOf = () => {
    const attempt = retryOf(errorOf(chat.store.getState()));
    return attempt?.intent.kind === 'send' ? attempt : null;
  };

  function keep(userId: string, attempt: Attempt | null): void {
    if (kept === attempt) return;
    kept = attempt;
    storage.write(userId, attempt);
  }

  chat.store.subscribe(() => {
    const state = chat.store.getState();
    const { userId } = state.visit;
    if (userId === null || state.status === 'idle' || state.status === 'loading') return;
    const run = runOf(state);
    if (run && !run.started) return;
    if (opened !== userId) {
      opened = userId;
      kept = storage.read(userId);
      if (kept && !run && errorOf(state) === null) return chat.sendAgain(kept);
    }
    // A reply that runs answers it, or a later message.
    if (run || errorOf(state)) keep(userId, unsentOf());
  });

  return {
    deliver() {
      if (unsentOf()) chat.retry();
    },
  };
}
