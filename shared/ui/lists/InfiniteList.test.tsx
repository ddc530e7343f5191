// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

afterEach(cleanup);

const show = (props: Partial<InfiniteListProps<string>>) =>
  render(
    <InfiniteList
      label="Saves"
      items={[]}
      getKey={(item) => item}
      renderItem={(item) => item}
      hasNextPage={false}
      loading={false}
      onLoadMore={vi.fn()}
      {...props}
    />,
  );

it('is busy while a page is on its way', () => {
  const { container } = show({ loading: true });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

it('offers to try again after a failure, and keeps what it has', () => {
  const onRetry = vi.fn();
  show({ items: ['Before the bell'], hasNextPage: true, error: 'The list did not load.', onRetry });
  expect(screen.getByText('Before the bell')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('The list did not load.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('invites when there is nothing, but not before it knows', () => {
  const { unmount } = show({ loading: true, empty: 'No saves yet' });
  expect(screen.queryByText('No saves yet')).toBeNull();
  unmount();
  show({ empty: 'No saves yet' });
  expect(screen.getByText('No saves yet')).toBeDefined();
});

it.each(['grid', 'list'] as const)('names its %s and keeps each item an item', (layout) => {
  show({ items: ['a', 'b'], layout });
  expect(screen.getByRole('list', { name: 'Saves' }).querySelectorAll('li')).toHaveLength(2);
});
