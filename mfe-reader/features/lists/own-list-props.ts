interface OwnListQuery {
  data: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isError: boolean;
  fetchNextPage(): Promise<unknown>;
  refetch(): Promise<unknown>;
}

/** Props of an InfiniteList for a list of the visitor's own, whose first page is fetched in the browser. */
export function ownListProps(list: OwnListQuery) {
  const hasData = list.data !== undefined;
  const failed = hasData ? list.isFetchNextPageError : list.isError;
  return {
    hasNextPage: list.hasNextPage,
    loading: hasData ? list.isFetchingNextPage : !failed,
    error: failed ? 'Couldn’t load this.' : null,
    onLoadMore: () => void list.fetchNextPage(),
    onRetry: () => void (hasData ? list.fetchNextPage() : list.refetch()),
  };
}
