import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import type { ReactNode } from 'react';
import styles from './OwnWorks.module.css';
import { WorkItem } from './WorkItem.tsx';
import { WorksSkeleton } from './WorksSkeleton.tsx';
import { ownWorksQuery } from './works.queries.ts';

/** The visitor's own works, drafts included. */
export function OwnWorks({ empty }: { empty: ReactNode }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(ownWorksQuery(host, userId));
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
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
        error={query.isError && !query.isFetching ? 'Couldn’t load your works.' : null}
        onLoadMore={query.fetchNextPage}
        onRetry={retry}
        skeleton={<WorksSkeleton />}
        empty={empty}
      />
    </div>
  );
}
