import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import type { EmptyText } from '../lists/empty-text.ts';
import { ownListProps } from '../lists/own-list-props.ts';
import { ExcerptRowSkeleton } from '../story-card/ExcerptRowSkeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { historyQuery } from './history.queries.ts';

const noHistory: EmptyText = {
  title: 'No stories yet',
  text: 'Start one and pick up here where you left off.',
  label: 'Find a story',
  href: '/',
};

/** The stories the visitor played, latest first. */
export function HistoryList() {
  const host = useHost();
  const { userId } = useSession();
  const list = useInfiniteQuery(historyQuery(host, userId));
  const items = (list.data?.pages ?? []).flatMap((page) => page.pageList);
  const unique = [...new Map(items.map((item) => [item.story.id, item])).values()];
  return (
    <InfiniteList
      label="Stories you played"
      layout="list"
      items={unique}
      getKey={(item) => item.story.id}
      renderItem={(item) => <HistoryRow item={item} />}
      skeleton={<ExcerptRowSkeleton />}
      {...ownListProps(list)}
      empty={<EmptyNotice notice={noHistory} />}
    />
  );
}
