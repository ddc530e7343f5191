// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { StoryGrid } from './StoryGrid.tsx';

afterEach(cleanup);

function show(ids: string[][], state: { hasFailed?: boolean; hasNextPage?: boolean } = {}) {
  const fetchNextPage = vi.fn(async () => {});
  const list = {
    data: { pages: ids.map((page) => ({ pageList: page.map((id) => storyDetail({ id, title: id })) })) },
    hasNextPage: state.hasNextPage ?? false,
    isFetchingNextPage: false,
    isFetchNextPageError: state.hasFailed ?? false,
    fetchNextPage,
  };
  const grid = <StoryGrid label="Stories" list={list} eager={2} empty={<p>Nothing here</p>} />;
  render(inShell(createFakeHost().host, grid));
  return { fetchNextPage };
}

describe('StoryGrid', () => {
  it('shows each story once, and loads the covers of the first screen at once', () => {
    show([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    const tiles = screen.getAllByRole('article');
    expect(tiles.map((tile) => tile.querySelector('img')?.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'lazy',
    ]);
    expect(screen.getByText('That’s everything.')).toBeDefined();
  });

  it('reports that more could not be loaded, and loads the next page again', () => {
    const { fetchNextPage } = show([['a']], { hasFailed: true, hasNextPage: true });
    expect(screen.getByText('Couldn’t load more stories.')).toBeDefined();
    expect(screen.queryByText('That’s everything.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('shows the given notice in place of an empty list', () => {
    show([[]]);
    expect(screen.getByText('Nothing here')).toBeDefined();
    expect(screen.queryByText('That’s everything.')).toBeNull();
  });
});
