import { visit } from '@storyloom/contract/stories/endpoints/visit';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useHost, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';

/** Counts a visit for the story's author, once each time the page is opened. */
export function useVisit({ id, isOwner }: Pick<StoryDetail, 'id' | 'isOwner'>): void {
  const host = useHost();
  const { userId } = useSession();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (userId === null || isOwner || counted.current === id) return;
    counted.current = id;
    // The reader is not told that a visit was not counted.
    host.call(visit, { storyId: id }).catch(() => undefined);
  }, [host, userId, id, isOwner]);
}
