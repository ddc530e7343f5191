import { useHost } from '@storyloom/mfe';
import { useEffect, useRef, useState } from 'react';
import { setBookmark } from '../story-card/bookmark.mutations.ts';

export interface Removals {
  has(storyId: string): boolean;
  set(storyId: string, gone: boolean): void;
}

/** What was taken off the shelf while it is open: it keeps its place, so that it can be put back. */
export function useRemovals(): Removals {
  const host = useHost();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // A shelf that is opened again is asked anew.
  useEffect(() => () => setGone(new Set()), []);
  const show = (storyId: string, removed: boolean) =>
    setGone((before) => {
      const after = new Set(before);
      if (removed) after.add(storyId);
      else after.delete(storyId);
      return after;
    });
  return {
    has: (storyId) => gone.has(storyId),
    set(storyId, removed) {
      show(storyId, removed);
      // One after the other: an undo that overtook its removal would be undone by it.
      queue.current = queue.current
        .then(() => setBookmark(host, storyId, !removed))
        .catch(() => {
          show(storyId, !removed);
          host.toast('error', 'Action failed');
        });
    },
  };
}
