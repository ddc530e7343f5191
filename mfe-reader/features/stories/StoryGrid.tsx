import type { StoryCard as Story } from '@storyloom/contract/entities/story-card';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { type ReactNode, useCallback } from 'react';
import { StoryTile } from '../preview/StoryTile.tsx';
import { uniqueCards } from './card.model.ts';

interface StoryGridProps {
  label: string;
  /** What an infinite query of stories answers. */
  list: {
    data: { pages: readonly { pageList: readonly Story[] }[] };
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  /** How many covers are on the first screen. */
  eager: number;
  empty: ReactNode;
}

/** The endless grid of covers. */
export function StoryGrid({ label, list, eager, empty }: StoryGridProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <InfiniteList
      label={label}
      items={uniqueCards(data.pages)}
      getKey={(story) => story.id}
      renderItem={(story, index) => <StoryTile story={story} look={{ eager: index < eager }} />}
      hasNextPage={hasNextPage}
      loading={isFetchingNextPage}
      error={isFetchNextPageError ? 'The next stories did not load.' : null}
      onLoadMore={loadMore}
      empty={empty}
      end="You have seen them all."
    />
  );
}
