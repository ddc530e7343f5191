import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';
import type { TurnContext } from '../chat/turn-context.ts';
import { EndingCard } from './EndingCard.tsx';
import { lastFork } from './endings.model.ts';

interface EndingNoticeProps {
  chat: Chat;
  story: StoryDetail;
  ShareDialog: ComponentType<{ turn: TurnContext; onClose: () => void }>;
}

/** The card of the ending at which the chat is. Its title gets the focus when the story has ended on this page. */
export function EndingNotice({ chat, story, ShareDialog }: EndingNoticeProps) {
  const state = useStore(chat.store);
  const { messages } = transcriptOf(state);
  const message = messages.at(-1);
  const isGenerating = runOf(state) !== null;
  const title = isGenerating ? undefined : message?.ending;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPlayed = useRef(false);
  useEffect(() => {
    if (title !== undefined && hasPlayed.current) heading.current?.focus({ preventScroll: true });
    hasPlayed.current ||= isGenerating;
  }, [title, isGenerating]);
  const [isSharing, setSharing] = useState(false);
  if (title === undefined || message === undefined) return null;
  const fork = lastFork(messages);
  return (
    <>
      <EndingCard
        ref={heading}
        storyId={story.id}
        title={title}
        onPlayAgain={fork === undefined ? null : () => chat.rewind(fork.id)}
        onShare={() => setSharing(true)}
      />
      {isSharing ? (
        <ShareDialog turn={{ message, story, chat, isLast: true }} onClose={() => setSharing(false)} />
      ) : null}
    </>
  );
}
