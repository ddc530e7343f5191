import { page } from '@storyloom/contract/shares/endpoints/page';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import type { EmptyText } from '../lists/empty-text.ts';
import { ownListProps } from '../lists/own-list-props.ts';
import { ExcerptRowSkeleton } from '../story-card/ExcerptRowSkeleton.tsx';
import { ShareRow } from './ShareRow.tsx';

const nothingShared: EmptyText = {
  title: 'Nothing shared yet',
  text: 'While playing, open ⋯ under a reply and choose “Share from here”.',
  label: 'Continue a story',
  href: '/history',
};

/** The active shares of the visitor, newest first. */
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
      label="Your shares"
      layout="list"
      items={[...new Map(items.map((item) => [item.id, item])).values()]}
      getKey={(share) => share.id}
      renderItem={(share) => <ShareRow share={share} onRevoked={() => void list.refetch()} />}
      skeleton={<ExcerptRowSkeleton />}
      {...ownListProps(list)}
      end={null}
      empty={<EmptyNotice notice={nothingShared} />}
    />
  );
}
