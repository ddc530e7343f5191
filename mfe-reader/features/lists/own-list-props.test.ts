import { describe, expect, it, vi } from 'vitest';
import { ownListProps } from './own-list-props.ts';

function list(state: {
  data?: unknown;
  isError?: boolean;
  isFetchingNextPage?: boolean;
  hasFailed?: boolean;
}) {
  const [fetchNextPage, refetch] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const { data, isError = false, isFetchingNextPage = false, hasFailed = false } = state;
  const props = ownListProps({
    data,
    isError,
    isFetchingNextPage,
    isFetchNextPageError: hasFailed,
    hasNextPage: true,
    fetchNextPage,
    refetch,
  });
  props.onRetry();
  const retried = [refetch, fetchNextPage].map(({ mock }) => mock.calls.length);
  return { loading: props.loading, error: props.error, retried };
}

describe('ownListProps', () => {
  const error = 'Couldn’t load this.';
  it.each([
    ['loads at first', {}, { loading: true, error: null, retried: [1, 0] }],
    [
      'reads its first page again after a failure',
      { isError: true },
      { loading: false, error, retried: [1, 0] },
    ],
    ['is still until it is scrolled', { data: 1 }, { loading: false, error: null, retried: [0, 1] }],
    ['loads more', { data: 1, isFetchingNextPage: true }, { loading: true, error: null, retried: [0, 1] }],
    ['reads the next page again', { data: 1, hasFailed: true }, { loading: false, error, retried: [0, 1] }],
    ['keeps what it shows', { data: 1, isError: true }, { loading: false, error: null, retried: [0, 1] }],
  ])('%s', (_, state, expected) => {
    expect(list(state)).toEqual(expected);
  });
});
