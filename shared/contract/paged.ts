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

export interface Page<Item> {
  pageList: Item[];
  totalCount: number;
  hasNextPage: boolean;
  nextPageNum: number | null;
  currentPageNum: number;
}
