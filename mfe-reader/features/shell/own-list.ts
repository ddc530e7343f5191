interface OwnList {
  data: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isError: boolean;
  isFetching: boolean;
  fetchNextPage(): Promise<unknown>;
  refetch(): Promise<unknown>;
}

/** How a list that is read in the browser alone stands: loading, failed with a way to try again, or there. */
export function ownList(list: OwnList) {
  const begun = list.data !== undefined;
  const failed = begun ? list.isFetchNextPageError : list.isError && !list.isFetching;
  return {
    hasNextPage: list.hasNextPage,
    loading: begun ? list.isFetchingNextPage : !failed,
    error: failed ? 'Load failed, please refresh later' : null,
    onLoadMore: () => void list.fetchNextPage(),
    onRetry: () => void (begun ? list.fetchNextPage() : list.refetch()),
  };
}
