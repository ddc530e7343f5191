import * as z from 'zod/mini';
import { count } from './fields.ts';

/**
 * One page of a list, newest or best first. `totalCount` is exact up to 1,000; 1,001 means "more than 1,000".
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
 * One page of a list that goes on for as long as there is something. `nextCursor` sent as `after` leads to the next
 * page, however far in; null on the last. Page numbers alone lead as far as `limits.numberedPages`.
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
