import { useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Work } from './Work.tsx';
import { worksQuery } from './works.queries.ts';

/** An author's published stories, as readers see them. */
export function WorkList({ authorId, name }: { authorId: string; name: string }) {
  const query = useSuspenseInfiniteQuery(worksQuery(useHost(), authorId));
  const published = query.data.pages
    .flatMap((page) => page.pageList)
    .filter(({ status }) => status === 'PUBLISHED');
  return (
    <InfiniteList
      label={`Stories by ${name}`}
      items={published}
      getKey={(work) => work.id}
      renderItem={(work, index) => <Work work={work} index={index} />}
      hasNextPage={query.hasNextPage}
      loading={query.isFetchingNextPage}
      error={query.isFetchNextPageError && !query.isFetching ? 'Couldn’t load these stories.' : null}
      onLoadMore={query.fetchNextPage}
      empty={
        <EmptyState
          art="shelf"
          title="Nothing published"
          text={`${name} reads on Storyloom. A story they publish will be listed here.`}
        />
      }
    />
  );
}
