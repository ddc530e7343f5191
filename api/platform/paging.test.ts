import { describe, expect, test } from 'vitest';
import { toPage, window } from './paging.ts';

describe('toPage', () => {
  test('reports a next page for one row more than the size, which it drops', () => {
    const page = toPage([1, 2, 3], { page: 2, size: 2, total: 9 });
    expect(page).toEqual({
      pageList: [1, 2],
      totalCount: 9,
      hasNextPage: true,
      nextPageNum: 3,
      currentPageNum: 2,
    });
  });

  test('reports no next page on the last page', () => {
    expect(toPage([1], { page: 5, size: 2, total: 9 })).toMatchObject({
      hasNextPage: false,
      nextPageNum: null,
    });
  });

  test('ends at page 500', () => {
    expect(window({ page: 501, size: 20 })).toEqual({ offset: 0, limit: 0 });
    expect(toPage([1, 2, 3], { page: 500, size: 2, total: 1001 }).hasNextPage).toBe(false);
  });
});
