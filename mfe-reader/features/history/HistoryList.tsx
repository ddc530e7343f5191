import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import type { EmptyText } from '../lists/empty-text.ts';
import { ownListProps } from '../lists/own-list-props.ts';
import { ExcerptRowSkeleton } from '../story-card/ExcerptRowSkeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { historyQuery } from './history.queries.ts';

const nothingBegun: EmptyText = {
  title: 'No story begun yet',
  text: 'Whatever you play waits for you here, where you left it.',
  label: 'Find a story',
  href: '/',
};

/** What the visitor played, the latest first. */
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
      end="You have begun no others."
      empty={<EmptyNotice notice={nothingBegun} />}
    />
  );
}
