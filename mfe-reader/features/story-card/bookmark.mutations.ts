import { bookshelfAdd } from '@storyloom/contract/stories/endpoints/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/stories/endpoints/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/stories/endpoints/bookshelf-remove';
import type { Host } from '@storyloom/mfe/host';
import { storyQuery } from './story.queries.ts';

/**
 * Adds a story to the visitor's bookshelf, or removes it. Idempotent. An open bookshelf is not refetched, so that a
 * removed story keeps its place for an undo; the next visit refetches.
 */
export async function setBookmark(host: Host, storyId: string, marked: boolean): Promise<void> {
  await host.session.ready();
  const { onBookshelf } = await host.call(marked ? bookshelfAdd : bookshelfRemove, { storyId });
  host.queryClient.setQueryData(
    storyQuery(host, storyId).queryKey,
    (story) => story && { ...story, onBookshelf },
  );
  void host.queryClient.invalidateQueries({ queryKey: [bookshelfList.path], refetchType: 'none' });
}
