import { useHost, useLocation } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import type { Chat } from '../../features/chat/chat.ts';
import type { ChatState } from '../../features/chat/store/chat-state.ts';
import { transcriptOf } from '../../features/chat/store/selectors.ts';

const missing = 'That reply is in another branch or save, or it was deleted.';

/**
 * The message that `?turn=` in the address names, once it is loaded. Loads earlier messages to find it, and tells
 * the reader if it is not in the save's branch.
 */
export function useLinkedTurn(
  slug: string,
  chat: Chat,
  state: ChatState,
): { isLinked: boolean; turnId: string | null } {
  const host = useHost();
  const { pathname, search } = useLocation();
  // A hidden, kept-alive page sees the address of another page.
  const isShown = decodeURI(pathname) === `/read/${slug}`;
  const id = isShown ? new URLSearchParams(search).get('turn') : null;
  const told = useRef<string | null>(null);
  const { messages, older } = transcriptOf(state);
  const isLoaded = messages.some((message) => message.id === id);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (id === null || isLoaded || !isReady || told.current === id) return;
    if (older.status === 'partial') chat.loadOlder();
    if (older.status !== 'complete') return;
    told.current = id;
    host.toast('info', missing);
  }, [chat, host, id, isLoaded, isReady, older]);
  return { isLinked: id !== null && (isLoaded || older.status !== 'complete'), turnId: isLoaded ? id : null };
}
