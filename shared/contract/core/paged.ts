import * as z from '@storyloom/schema';
import { count } from './fields.ts';

/**
 * One page of a list. `totalCount` is exact up to 1,000; 1,001 means "more than 1,000".
 * `nextPageNum` is null on the last page.
 */
export function paged<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    pageList: z.array(item),
    totalCount: count,
    hasNextPage: z.boolean(),
    nextPageNum: z.nullable(count),
    currentPageNum: count,
  });
}

/**
 * One page of a list of any length. The next page is requested with `nextCursor` as `after`; it is null on the last
 * page. Pages can be requested by number up to `limits.numberedPages`.
 */
export function cursorPaged<Item extends z.ZodMiniType>(item: Item) {
  return z.extend(paged(item), { nextCursor: z.nullable(z.string()) });
}

export interface Page<Item> {
  pageList: Item[];
  totalCount: number;
  hasNextPage: boolean;
  nextPageNum: number | null;
  currentPageNum: number;
}

export interface CursorPage<Item> extends Page<Item> {
  nextCursor: string | null;
}
