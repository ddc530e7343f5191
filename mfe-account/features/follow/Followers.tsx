import { useHost, useInfiniteQuery, useQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import styles from './FollowedAuthors.module.css';
import { FollowerRow } from './FollowerRow.tsx';
import { followersQuery, followQuery } from './follow.queries.ts';
import { othersText } from './followers-text.ts';

/** The followers of an author, newest first. Those who cannot be named, guests mostly, are a number at its end. */
export function Followers({ authorId }: { authorId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(followersQuery(host, userId, authorId));
  const { data: state } = useQuery(followQuery(host, userId, authorId));
  const hasFailed = query.data ? query.isFetchNextPageError : query.isError;
  const items = (query.data?.pages ?? []).flatMap((page) => page.pageList);
  // While the list is read, the count may be newer.
  const isComplete = query.data !== undefined && !query.hasNextPage && !query.isFetching;
  const others = isComplete && state ? state.followerCount - items.length : 0;
  return (
    <>
      <InfiniteList
        label="Followers"
        layout="list"
        items={items}
        getKey={({ id }) => id}
        renderItem={(follower) => <FollowerRow follower={follower} />}
        hasNextPage={query.hasNextPage}
        loading={query.data ? query.isFetchingNextPage : !hasFailed}
        error={hasFailed ? 'Couldn’t load followers.' : null}
        onLoadMore={() => void query.fetchNextPage()}
        onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        empty={
          others > 0 ? null : <EmptyState title="No followers yet" text="New followers are listed here." />
        }
      />
      {others > 0 ? <p className={styles.facts}>{othersText(others, items.length > 0)}</p> : null}
    </>
  );
}
