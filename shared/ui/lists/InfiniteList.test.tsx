// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('InfiniteList', () => {
  it('is busy while a page loads', () => {
    const { container } = show({ loading: true });
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('offers Retry after an error, and keeps the loaded items', () => {
    const onRetry = vi.fn();
    show({ items: ['Before the bell'], hasNextPage: true, error: 'Couldn’t load more saves.', onRetry });
    expect(screen.getByText('Before the bell')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load more saves.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows the empty state only after loading', () => {
    const { unmount } = show({ loading: true, empty: 'No saves yet' });
    expect(screen.queryByText('No saves yet')).toBeNull();
    unmount();
    show({ empty: 'No saves yet' });
    expect(screen.getByText('No saves yet')).toBeDefined();
  });

  it.each(['grid', 'list'] as const)('labels its %s and renders items as list items', (layout) => {
    show({ items: ['a', 'b'], layout });
    expect(screen.getByRole('list', { name: 'Saves' }).querySelectorAll('li')).toHaveLength(2);
  });

  it('renders items as rows of a table, whose headings stay while others load', () => {
    const head = (
      <tr>
        <th>Name</th>
      </tr>
    );
    const renderItem = (item: string) => (
      <tr>
        <td>{item}</td>
      </tr>
    );
    const props = { layout: 'table', head, renderItem } as const;
    const { unmount } = show({ ...props, items: ['a', 'b'] });
    expect(screen.getByRole('table', { name: 'Saves' }).querySelectorAll('tbody tr')).toHaveLength(2);
    unmount();
    show({ ...props, loading: true });
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeDefined();
  });

  it('shows the end only below items, if no page loads, has failed or is left', () => {
    const ends = (props: Partial<InfiniteListProps<string>>) => {
      const { unmount } = show({ items: ['a'], end: 'That’s everything.', ...props });
      const isShown = screen.queryByText('That’s everything.') !== null;
      unmount();
      return isShown;
    };
    expect(ends({})).toBe(true);
    const others = [{ items: [] }, { loading: true }, { hasNextPage: true }, { error: 'Couldn’t load.' }];
    expect(others.map(ends)).toEqual([false, false, false, false]);
  });

  it('loads more on Retry by default, and shows no empty state after an error', () => {
    const onLoadMore = vi.fn();
    show({ error: 'Couldn’t load.', empty: 'No saves yet', onLoadMore });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
    expect(screen.queryByText('No saves yet')).toBeNull();
  });

  it('shows the given skeleton while a page loads, and not afterwards', () => {
    const { rerender, container } = show({ loading: true, skeleton: 'Soon' });
    expect(container.textContent).toBe('Soon');
    rerender(<p />);
    show({ skeleton: 'Soon' });
    expect(screen.queryByText('Soon')).toBeNull();
  });
});
