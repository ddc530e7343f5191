import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage, Page } from '@storyloom/contract/core/paged';

/** Pages beyond this are not read by number, because skipping that many rows takes seconds. */
const LAST_PAGE = listLimits.numberedPages;

export interface PageRequest {
  /** From 1. */
  page: number;
  size: number;
  /** Number of rows, counted up to one above the cap. */
  total: number;
}

/** Converts rows to a page. Expects one row more than the size if there is a next page. */
export function toPage<Item>(rows: readonly Item[], { page, size, total }: PageRequest): Page<Item> {
  const hasNextPage = rows.length > size && page < LAST_PAGE;
  return {
    pageList: rows.slice(0, size),
    totalCount: total,
    hasNextPage,
    nextPageNum: hasNextPage ? page + 1 : null,
    currentPageNum: page,
  };
}

/** Converts rows to a page that continues by cursor. */
export function toCursorPage<Item>(
  items: Item[],
  { page, total, nextCursor }: { page: number; total: number; nextCursor: string | null },
): CursorPage<Item> {
  return {
    pageList: items,
    totalCount: total,
    hasNextPage: nextCursor !== null,
    nextPageNum: nextCursor === null ? null : page + 1,
    currentPageNum: page,
    nextCursor,
  };
}

/** Offset and limit of a page, with the extra row that `toPage` expects. */
export function window({ page, size }: { page: number; size: number }) {
  return page > LAST_PAGE ? { offset: 0, limit: 0 } : { offset: (page - 1) * size, limit: size + 1 };
}
