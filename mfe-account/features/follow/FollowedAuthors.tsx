import { Link, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { FollowedAuthorRow } from './FollowedAuthorRow.tsx';
import { followedAuthorsQuery } from './follow.queries.ts';

/** The authors whom the visitor follows, most recently followed first. */
export function FollowedAuthors() {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(followedAuthorsQuery(host, userId));
  const hasFailed = query.data ? query.isFetchNextPageError : query.isError;
  return (
    <InfiniteList
      label="Authors you follow"
      layout="list"
      items={(query.data?.pages ?? []).flatMap((page) => page.pageList)}
      getKey={({ id }) => id}
      renderItem={(author) => <FollowedAuthorRow author={author} />}
      hasNextPage={query.hasNextPage}
      loading={query.data ? query.isFetchingNextPage : !hasFailed}
      error={hasFailed ? 'Couldn’t load the authors you follow.' : null}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
      empty={
        <EmptyState
          title="You don’t follow anybody yet"
          text="Follow an author on their page, and their new stories appear on your home page and in your notifications."
          action={
            <Button href="/story" renderLink={({ href, ...props }) => <Link to={href} {...props} />}>
              Find stories
            </Button>
          }
        />
      }
    />
  );
}
