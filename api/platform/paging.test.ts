import { expect, test } from 'vitest';
import { toPage, window } from './paging.ts';

test('a row more than the size says that a next page exists, and is not shown', () => {
  const page = toPage([1, 2, 3], { page: 2, size: 2, total: 9 });
  expect(page).toEqual({
    pageList: [1, 2],
    totalCount: 9,
    hasNextPage: true,
    nextPageNum: 3,
    currentPageNum: 2,
  });
});

test('the last page has no next one', () => {
  expect(toPage([1], { page: 5, size: 2, total: 9 })).toMatchObject({
    hasNextPage: false,
    nextPageNum: null,
  });
});

test('past page 500 a list ends instead of skipping a million rows', () => {
  expect(window({ page: 501, size: 20 })).toEqual({ offset: 0, limit: 0 });
  expect(toPage([1, 2, 3], { page: 500, size: 2, total: 1001 }).hasNextPage).toBe(false);
});
