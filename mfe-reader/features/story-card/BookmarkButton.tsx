import { actionMessages } from '@storyloom/contract/core/messages';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useRef } from 'react';
import { setBookmark } from './bookmark.mutations.ts';

type BookmarkedStory = Pick<StoryDetail, 'id' | 'title' | 'onBookshelf'>;

/** Adds a story to the bookshelf or removes it. Optimistic; a failure restores the state and shows a toast. */
export function BookmarkButton({ story, size }: { story: BookmarkedStory; size?: 'small' | 'medium' }) {
  const host = useHost();
  const busy = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (marked: boolean) => setBookmark(host, story.id, marked),
    onSettled: () => {
      busy.current = false;
    },
    onError: () => host.toast('error', actionMessages.actionFailed),
  });
  const marked = isPending ? variables : story.onBookshelf;
  return (
    <Button
      kind="quiet"
      {...(size && { size })}
      icon={marked ? <BookmarkCheck /> : <Bookmark />}
      aria-label={marked ? `Saved: ${story.title}. Remove.` : `Save for later: ${story.title}`}
      onClick={() => {
        // A double click arrives before the pending state is rendered.
        if (busy.current) return;
        busy.current = true;
        mutate(!marked);
      }}
    >
      {marked ? 'Saved' : 'Save for later'}
    </Button>
  );
}
