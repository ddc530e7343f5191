import { visit } from '@storyloom/contract/endpoints/stories/visit';
import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { useHost, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';

/** Counts that the visitor opened the story, for its author: once for each time that the page is opened. */
export function useVisit({ id, isOwner }: Pick<StoryDetail, 'id' | 'isOwner'>): void {
  const host = useHost();
  const { userId } = useSession();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (userId === null || isOwner || counted.current === id) return;
    counted.current = id;
    // A visit that is not counted is no concern of the reader's.
    host.call(visit, { storyId: id }).catch(() => undefined);
  }, [host, userId, id, isOwner]);
}
