import type { CursorPage } from '@storyloom/contract/core/paged';

/** Returns a list as a single page. */
export const onePage = <Item>(...items: Item[]): CursorPage<Item> => ({
  pageList: items,
  totalCount: items.length,
  hasNextPage: false,
  nextPageNum: null,
  currentPageNum: 1,
  nextCursor: null,
});
