import { actionMessages } from '@storyloom/contract/core/messages';
import { useHost } from '@storyloom/mfe';
import { useEffect, useRef, useState } from 'react';
import { setBookmark } from '../story-card/bookmark.mutations.ts';

export interface Removals {
  has(storyId: string): boolean;
  set(storyId: string, removed: boolean): void;
}

/** The stories removed while the bookshelf is open. They stay in the list, so that each can be put back. */
export function useRemovals(): Removals {
  const host = useHost();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set());
  // Reset when a kept-alive page is hidden: the list is refetched when it is shown again.
  useEffect(() => () => setRemovedIds(new Set()), []);
  const show = (storyId: string, removed: boolean) =>
    setRemovedIds((before) => {
      const after = new Set(before);
      if (removed) after.add(storyId);
      else after.delete(storyId);
      return after;
    });
  return {
    has: (storyId) => removedIds.has(storyId),
    set(storyId, removed) {
      show(storyId, removed);
      // One request at a time, so that an undo cannot arrive before its removal.
      queue.current = queue.current
        .then(() => setBookmark(host, storyId, !removed))
        .catch(() => {
          show(storyId, !removed);
          host.toast('error', actionMessages.actionFailed);
        });
    },
  };
}
