import { bookshelfAdd } from '@storyloom/contract/endpoints/stories/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/endpoints/stories/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/endpoints/stories/bookshelf-remove';
import type { Host } from '@storyloom/mfe/host';
import { storyQuery } from './story.queries.ts';

/**
 * Puts a story on the visitor's shelf or takes it off; saying so twice is fine. The shelf itself is asked anew when it is
 * opened next: one that is open keeps what was taken off in its place, for an undo.
 */
export async function setBookmark(host: Host, storyId: string, wanted: boolean): Promise<void> {
  await host.session.ready();
  const { onShelf } = await host.call(wanted ? bookshelfAdd : bookshelfRemove, { storyId });
  host.queryClient.setQueryData(
    storyQuery(host, storyId).queryKey,
    (story) => story && { ...story, onShelf },
  );
  void host.queryClient.invalidateQueries({ queryKey: [bookshelfList.path], refetchType: 'none' });
}
