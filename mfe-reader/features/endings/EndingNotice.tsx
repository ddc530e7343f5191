import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import type { TurnContext } from '../chat/turn-context.ts';
import { EndingCard } from './EndingCard.tsx';
import { lastFork } from './endings.model.ts';
import type { ReachedEnding } from './use-ending.ts';

interface EndingNoticeProps {
  chat: Chat;
  story: StoryDetail;
  ending: ReachedEnding;
  /** True where a model would answer. */
  canWriteOn: boolean;
  ShareDialog: ComponentType<{ turn: TurnContext; onClose: () => void }>;
}

/** The card of an ending. Its title gets the focus that the composer had. */
export function EndingNotice({ chat, story, ending, canWriteOn, ShareDialog }: EndingNoticeProps) {
  const { message, title, isNew, writeOn } = ending;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const [isSharing, setSharing] = useState(false);
  const fork = lastFork(transcriptOf(chat.store.getState()).messages);
  return (
    <>
      <EndingCard
        ref={heading}
        storyId={story.id}
        title={title}
        onPlayAgain={fork === undefined ? null : () => chat.rewind(fork.id)}
        onWriteOn={canWriteOn ? writeOn : null}
        onShare={() => setSharing(true)}
      />
      {isSharing ? (
        <ShareDialog turn={{ message, story, chat, isLast: true }} onClose={() => setSharing(false)} />
      ) : null}
    </>
  );
}
