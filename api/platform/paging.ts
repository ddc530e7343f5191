import { limits } from '@storyloom/contract/limits';
import type { CursorPage, Page } from '@storyloom/contract/paged';

/** Further than this no page is found by its number: skipping more rows than that costs seconds. */
const LAST_PAGE = limits.numberedPages;

export interface PageRequest {
  /** From 1. */
  page: number;
  size: number;
  /** Rows in all, counted no further than one above the cap. */
  total: number;
}

/** Shapes rows as the contract's page. Give it one row more than the size: that is how it knows of a next page. */
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

/** Shapes a piece of a list that a cursor leads on from. */
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

/** Rows to skip, and how many to read so that `toPage` can see whether more follow. */
export function window({ page, size }: { page: number; size: number }) {
  return page > LAST_PAGE ? { offset: 0, limit: 0 } : { offset: (page - 1) * size, limit: size + 1 };
}
