import { page } from '@storyloom/contract/endpoints/share/page';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import type { EmptyWords } from '../shell/empty-words.ts';
import { ownList } from '../shell/own-list.ts';
import { CoverRowSkeleton } from '../stories/CoverRowSkeleton.tsx';
import { ShareRow } from './ShareRow.tsx';

const nothingShared: EmptyWords = {
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
      skeleton={<CoverRowSkeleton />}
      {...ownList(list)}
      end="You have shared no others."
      empty={<EmptyPlace words={nothingShared} />}
    />
  );
}
