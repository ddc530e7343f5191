import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import type { EmptyWords } from '../shell/empty-words.ts';
import { ownList } from '../shell/own-list.ts';
import { CoverRowSkeleton } from '../stories/CoverRowSkeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { historyQuery } from './history.queries.ts';

const nothingBegun: EmptyWords = {
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
      skeleton={<CoverRowSkeleton />}
      {...ownList(list)}
      end="You have begun no others."
      empty={<EmptyPlace words={nothingBegun} />}
    />
  );
}
