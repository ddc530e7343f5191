import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { useHost } from '@storyloom/mfe';
import type { Chat } from '../chat/chat.ts';
import type { ChatState } from '../chat/store/chat-state.ts';
import { errorOf } from '../chat/store/selectors.ts';

/** Sends a message. If the last one failed for want of points, offers points first. */
export function useSend(chat: Chat, state: ChatState): (text: string) => void {
  const { dialogs } = useHost();
  const error = errorOf(state);
  return async (text) => {
    if (
      error?.kind === 'points' &&
      !(await dialogs.open(getMorePoints, { needs: 'points', price: error.price }))
    )
      return;
    chat.send(text);
  };
}
