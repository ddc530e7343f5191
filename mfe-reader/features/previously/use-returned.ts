import type { Message } from '@storyloom/contract/chat/entities/message';
import { useState } from 'react';
import type { ChatState } from '../chat/store/chat-state.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import { isOpening } from '../chat/store/transcript.ts';

/** Time after which a reader may have forgotten where they were, in ms. */
const absence = 3_600_000;

/** True if the last turn was long ago and not an ending, whose card has the path. A message of this page has no time before it was read again. */
export function isLongAgo(head: Message, now: number): boolean {
  const at = Date.parse(head.createdAt);
  return !isOpening(head) && head.ending === undefined && at > 0 && now - at >= absence;
}

/** Whether the reader has returned to their last turn after an absence, until they play on, go elsewhere or dismiss it. */
export function useReturned(state: ChatState) {
  const head = transcriptOf(state).messages.at(-1);
  /** The head at which the story was opened after an absence; undefined until it is read. */
  const [openedAt, setOpenedAt] = useState<string | null | undefined>(undefined);
  if (openedAt === undefined && state.status === 'ready')
    setOpenedAt(head && isLongAgo(head, Date.now()) ? head.id : null);
  return {
    hasReturned: head !== undefined && head.id === openedAt,
    dismiss: () => setOpenedAt(null),
  };
}
