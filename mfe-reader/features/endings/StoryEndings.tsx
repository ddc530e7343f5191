import { endings } from '@storyloom/contract/chat/endpoints/endings';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useStore } from 'zustand';
import { chatOf } from '../chat/chats.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import { isOpening } from '../chat/store/transcript.ts';
import { totalText } from './endings.model.ts';

/** “6 endings, 2 found”, for who has played the story; nothing if it has no endings. */
export function StoryEndings({ storyId }: { storyId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const hasPlayed = useStore(chatOf(host, storyId).store, (state) =>
    transcriptOf(state).messages.some((message) => !isOpening(message)),
  );
  const { data } = useQuery({
    ...ownQuery(host, userId, endings, { storyId }),
    enabled: hasPlayed && userId !== null,
  });
  if (!hasPlayed || !data || data.total === 0) return null;
  return <span>{totalText(data.found.length, data.total)}</span>;
}
