import { Link, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Work } from './Work.tsx';
import { ownWorksQuery } from './works.queries.ts';

/** The visitor's own published and unlisted stories. Drafts are in the studio. */
export function OwnWorkList() {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(ownWorksQuery(host, userId));
  const works = (query.data?.pages ?? [])
    .flatMap((page) => page.pageList)
    .filter(({ status }) => status === 'PUBLISHED' || status === 'UNLISTED');
  const hasFailed = query.data ? query.isFetchNextPageError : query.isError;
  return (
    <InfiniteList
      label="Your stories"
      items={works}
      getKey={(work) => work.id}
      renderItem={(work, index) => <Work work={work} index={index} />}
      hasNextPage={query.hasNextPage}
      loading={query.data ? query.isFetchingNextPage : !hasFailed}
      error={hasFailed ? 'Couldn’t load your stories.' : null}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
      empty={
        <EmptyState
          art="shelf"
          title="No stories yet"
          text="Stories that you publish appear here."
          action={
            <Button href="/build" renderLink={({ href, ...props }) => <Link to={href} {...props} />}>
              Write a story
            </Button>
          }
        />
      }
    />
  );
}
