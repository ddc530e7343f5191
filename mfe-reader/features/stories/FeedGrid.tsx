import { useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import { InfiniteList } from '@storyloom/ui/InfiniteList';
import { StoryCard } from '@storyloom/ui/StoryCard';
import { useCallback } from 'react';
import { renderFilterLink, renderLink } from '../shell/links.tsx';
import { cardProps, uniqueCards } from './card.model.ts';
import { filterHeading, type StoryFilter } from './filter.model.ts';
import { feedQuery } from './stories.queries.ts';

/** The endless grid. `eager`: how many covers are on the first screen. */
export function FeedGrid({ filter, eager }: { filter: StoryFilter; eager: number }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(feedQuery(useHost(), filter));
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <InfiniteList
      label={filterHeading(filter)}
      items={uniqueCards(data.pages)}
      getKey={(story) => story.id}
      renderItem={(story, index) => (
        <StoryCard {...cardProps(story, { eager: index < eager })} renderLink={renderLink} />
      )}
      hasNextPage={hasNextPage}
      loading={isFetchingNextPage}
      error={isFetchNextPageError ? 'The next stories did not load.' : null}
      onLoadMore={loadMore}
      empty={
        <EmptyState
          art="search"
          title="No story here yet"
          text="Nobody has told one of this kind. Every other shelf is full."
          action={
            <Button href="/" renderLink={renderFilterLink}>
              Show all stories
            </Button>
          }
        />
      }
      end="You have seen them all."
    />
  );
}
