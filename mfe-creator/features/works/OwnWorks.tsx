import { messages } from '@storyloom/contract/messages';
import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Invitation } from './Invitation.tsx';
import styles from './OwnWorks.module.css';
import { WorkItem } from './WorkItem.tsx';
import { WorksSkeleton } from './WorksSkeleton.tsx';
import { ownWorksQuery } from './works.queries.ts';

/** Everything the visitor has written, or the invitation to begin. */
export function OwnWorks() {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(ownWorksQuery(host, userId));
  const again = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  return (
    <div className={styles.works}>
      <InfiniteList
        label="Your works"
        layout="list"
        items={query.data?.pages.flatMap((page) => page.pageList) ?? []}
        getKey={(work) => work.id}
        renderItem={(work) => <WorkItem work={work} />}
        hasNextPage={query.hasNextPage}
        loading={query.isPending || query.isFetchingNextPage}
        error={query.isError && !query.isFetching ? messages.loadFailed : null}
        onLoadMore={query.fetchNextPage}
        onRetry={again}
        skeleton={<WorksSkeleton />}
        empty={<Invitation />}
      />
    </div>
  );
}
