import type { useInfiniteQuery } from '@storyloom/mfe';
import { RowsSkeleton } from './RowsSkeleton.tsx';

type Query = ReturnType<typeof useInfiniteQuery>;
type PagedQuery<Item> = Omit<Query, 'data'> & {
  data: { pages: readonly { pageList: readonly Item[] }[] } | undefined;
};

/** The props of an `InfiniteList` that shows a paged query. `failure`: "Couldn’t load the grants."; `rows`: those usual on the first page. */
export const listProps = <Item extends { id: string }>(
  query: PagedQuery<Item>,
  failure: string,
  rows = 6,
) => ({
  layout: 'list' as const,
  items: query.data?.pages.flatMap(({ pageList }) => pageList) ?? [],
  getKey: ({ id }: Item) => id,
  hasNextPage: query.hasNextPage,
  skeleton: <RowsSkeleton rows={query.data ? 1 : rows} />,
  loading: query.isPending || query.isFetchingNextPage,
  error: query.isError && !query.isFetching ? failure : null,
  onLoadMore: query.fetchNextPage,
  onRetry: () => void query.refetch(),
});
