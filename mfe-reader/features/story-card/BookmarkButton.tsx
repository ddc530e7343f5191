import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useRef } from 'react';
import { setBookmark } from './bookmark.mutations.ts';

type Marked = Pick<StoryDetail, 'id' | 'title' | 'onShelf'>;

/** Marks the story at once, and says so when it did not hold. */
export function BookmarkButton({ story, size }: { story: Marked; size?: 'small' | 'medium' }) {
  const host = useHost();
  const busy = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => setBookmark(host, story.id, wanted),
    onSettled: () => {
      busy.current = false;
    },
    onError: () => host.toast('error', 'Action failed'),
  });
  const marked = isPending ? variables : story.onShelf;
  return (
    <Button
      kind="quiet"
      {...(size && { size })}
      icon={marked ? <BookmarkCheck /> : <Bookmark />}
      aria-label={marked ? `On your shelf: ${story.title}. Take it off.` : `Add to shelf: ${story.title}`}
      onClick={() => {
        // A double press comes before the first is known to be on its way.
        if (busy.current) return;
        busy.current = true;
        mutate(!marked);
      }}
    >
      {marked ? 'On your shelf' : 'Add to shelf'}
    </Button>
  );
}
