import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { useCallback } from 'react';
import { countLine } from '../lists/count-line.ts';
import styles from './ActivityPage.module.css';
import { EntryRow } from './EntryRow.tsx';

interface ActivityEntriesProps {
  campaign: Campaign;
  stories: readonly StoryCard[];
  total: number;
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): Promise<unknown>;
  };
}

/** The entries of a campaign, by rank. */
export function ActivityEntries({ campaign, stories, total, list }: ActivityEntriesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { type, tag } = campaign;
  return (
    <section className={styles.entries} aria-labelledby="activity-entries">
      <header className={styles.entriesHead}>
        <h2 id="activity-entries">Ranking</h2>
        <p className={styles.count}>{`${countLine(total, type)}, by the turns that readers have played`}</p>
      </header>
      <InfiniteList
        label="Ranking"
        layout="list"
        items={stories}
        getKey={(story) => story.id}
        renderItem={(story, index) => <EntryRow story={story} rank={index + 1} />}
        hasNextPage={hasNextPage}
        loading={isFetchingNextPage}
        error={isFetchNextPageError ? 'Couldn’t load more entries.' : null}
        onLoadMore={loadMore}
        empty={
          <EmptyState title="No entries yet" text={`Publish one with the tag “${tag}” and be the first.`} />
        }
        end="That’s everything."
      />
    </section>
  );
}
