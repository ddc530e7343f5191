import { page } from '@storyloom/contract/endpoints/shares/page';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import type { EmptyText } from '../lists/empty-text.ts';
import { ownListProps } from '../lists/own-list-props.ts';
import { ExcerptRowSkeleton } from '../story-card/ExcerptRowSkeleton.tsx';
import { ShareRow } from './ShareRow.tsx';

const nothingShared: EmptyText = {
  title: 'Nothing shared yet',
  text: 'While you play, choose “Share from here” under a reply: whoever has the link reads it and goes on.',
  label: 'Go on with a story',
  href: '/history',
};

/** What the visitor shared and did not take back, the latest first. */
export function SharesList() {
  const host = useHost();
  const { userId } = useSession();
  const list = useInfiniteQuery({
    ...ownPagedQuery(host, userId, page, (pageNum) => ({ page: pageNum })),
    refetchOnMount: 'always',
  });
  const items = (list.data?.pages ?? []).flatMap((one) => one.pageList);
  return (
    <InfiniteList
      label="What you shared"
      layout="list"
      items={[...new Map(items.map((item) => [item.id, item])).values()]}
      getKey={(share) => share.id}
      renderItem={(share) => <ShareRow share={share} onTakenBack={() => void list.refetch()} />}
      skeleton={<ExcerptRowSkeleton />}
      {...ownListProps(list)}
      end="You have shared no others."
      empty={<EmptyNotice notice={nothingShared} />}
    />
  );
}
