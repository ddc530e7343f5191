import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useHost } from '@storyloom/mfe';
import { useState } from 'react';
import type { Chat } from '../../features/chat/chat.ts';
import { isReadyIdle, transcriptOf } from '../../features/chat/store/selectors.ts';
import { storyQuery } from '../../features/story-card/story.queries.ts';

/** Shows a story with the answers of its reader, once they are stored. */
export function useStoredAnswers(story: StoryDetail, chat: Chat): [StoryDetail, onStored: () => void] {
  const host = useHost();
  const [filled, setFilled] = useState<{ of: StoryDetail; story: StoryDetail } | null>(null);
  const readAgain = async () => {
    await host.queryClient.invalidateQueries({ queryKey: [viewDetail.path], refetchType: 'none' });
    setFilled({ of: story, story: await host.queryClient.fetchQuery(storyQuery(host, story.id)) });
    const state = chat.store.getState();
    // A playthrough that was started over has its opening as a message.
    if (isReadyIdle(state) && transcriptOf(state).messages.length === 1) chat.reload();
  };
  const onStored = () => void readAgain().catch(console.debug);
  return [filled?.of === story ? filled.story : story, onStored];
}
