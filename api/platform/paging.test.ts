import { describe, expect, test } from 'vitest';
import { toCursorPage, toPage, window } from './paging.ts';

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

  test('has no next page after as many rows as its size', () => {
    expect(toPage([1, 2], { page: 1, size: 2, total: 2 })).toMatchObject({
      pageList: [1, 2],
      hasNextPage: false,
      nextPageNum: null,
    });
  });
});

describe('window', () => {
  test('begins after the pages before and has one row more than the size', () => {
    expect(window({ page: 1, size: 20 })).toEqual({ offset: 0, limit: 21 });
    expect(window({ page: 500, size: 20 })).toEqual({ offset: 9_980, limit: 21 });
  });
});

describe('toCursorPage', () => {
  test('has a next page if there is a cursor', () => {
    const more = toCursorPage([1], { page: 3, total: 9, nextCursor: 'c' });
    expect(more).toMatchObject({ hasNextPage: true, nextPageNum: 4, currentPageNum: 3, nextCursor: 'c' });
    expect(toCursorPage([1], { page: 3, total: 9, nextCursor: null })).toMatchObject({
      hasNextPage: false,
      nextPageNum: null,
      totalCount: 9,
    });
  });
});
