import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useStore } from 'zustand';
import type { Chat } from '../chat/chat.ts';
import { runOf, transcriptOf } from '../chat/store/selectors.ts';
import { EndingCard } from './EndingCard.tsx';
import { lastFork } from './endings.model.ts';

/** The card of the ending at which the chat is. */
export function EndingNotice({ chat, story }: { chat: Chat; story: Pick<StoryDetail, 'id'> }) {
  const state = useStore(chat.store);
  const { messages } = transcriptOf(state);
  const title = messages.at(-1)?.ending;
  if (title === undefined || runOf(state) !== null) return null;
  const fork = lastFork(messages);
  return (
    <EndingCard
      storyId={story.id}
      title={title}
      onPlayAgain={fork === undefined ? null : () => chat.rewind(fork.id)}
    />
  );
}
