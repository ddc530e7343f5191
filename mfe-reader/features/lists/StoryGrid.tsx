import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { useInvalidateOn } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { type ReactNode, useCallback } from 'react';
import { uniqueCards } from '../story-card/card.model.ts';
import type { ListedStory } from '../story-card/listed-story.ts';
import { StoryTile } from '../story-card/StoryTile.tsx';

interface StoryGridProps {
  label: string;
  /** Result of an infinite query of stories. */
  list: {
    data: { pages: readonly { pageList: readonly ListedStory[] }[] };
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  /** Number of covers on the first screen; they load eagerly. */
  eager: number;
  empty: ReactNode;
}

/** A grid of story cards that loads more when scrolled. */
export function StoryGrid({ label, list, eager, empty }: StoryGridProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useInvalidateOn([storyPublished, storyChanged, storyDeleted], [feed, page]);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <InfiniteList
      label={label}
      items={uniqueCards(data.pages)}
      getKey={(story) => story.id}
      renderItem={(story, index) => <StoryTile story={story} cover={{ eager: index < eager }} hasFacts />}
      hasNextPage={hasNextPage}
      loading={isFetchingNextPage}
      error={isFetchNextPageError ? 'Couldn’t load more stories.' : null}
      onLoadMore={loadMore}
      empty={empty}
      end="That’s everything."
    />
  );
}
