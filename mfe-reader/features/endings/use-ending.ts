import type { Message } from '@storyloom/contract/chat/entities/message';
import { useState } from 'react';
import type { ChatState } from '../chat/store/chat-state.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';

export interface ReachedEnding {
  /** The reply with the ending. */
  message: Message;
  title: string;
  /** True if the story has been played on this page. */
  isNew: boolean;
  /** Hides the ending, so that the reader can write on. */
  writeOn: () => void;
}

/** The ending at which the chat is; null elsewhere, and once the reader writes on. */
export function useEnding(state: ChatState): ReachedEnding | null {
  const [passedId, setPassedId] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const isGenerating = runOf(state) !== null;
  if (isGenerating && !isNew) setNew(true);
  const message = transcriptOf(state).messages.at(-1);
  const title = isGenerating ? undefined : message?.ending;
  if (message === undefined || title === undefined || message.id === passedId) return null;
  return { message, title, isNew, writeOn: () => setPassedId(message.id) };
}
