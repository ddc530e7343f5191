import { page } from '@storyloom/contract/endpoints/share/page';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import { InfiniteList } from '@storyloom/ui/InfiniteList';
import { HistorySkeleton } from '../history/HistorySkeleton.tsx';
import { renderLink } from '../shell/links.tsx';
import { ownList } from '../shell/own-list.ts';
import { ShareRow } from './ShareRow.tsx';

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
      skeleton={<HistorySkeleton />}
      {...ownList(list)}
      empty={
        <EmptyState
          title="Nothing shared yet"
          text="While you play, choose “Share from here” under a reply: whoever has the link reads it and goes on."
          action={
            <Button href="/history" renderLink={renderLink}>
              Go on with a story
            </Button>
          }
        />
      }
    />
  );
}
