import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useHost } from '@storyloom/mfe';
import { useState } from 'react';
import { storyQuery } from '../../features/story-card/story.queries.ts';

/** Shows a preview with the answers of its author, once they are stored. */
export function useStoredAnswers(prepared: StoryDetail): [StoryDetail, onStored: () => void] {
  const host = useHost();
  const [filled, setFilled] = useState<{ of: StoryDetail; story: StoryDetail } | null>(null);
  const readAgain = async () => {
    const query = { ...storyQuery(host, prepared.id), staleTime: 0 };
    setFilled({ of: prepared, story: await host.queryClient.fetchQuery(query) });
  };
  const onStored = () => void readAgain().catch(console.debug);
  return [filled?.of === prepared ? filled.story : prepared, onStored];
}
