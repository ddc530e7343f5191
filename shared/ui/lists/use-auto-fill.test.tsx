// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteList } from './InfiniteList.tsx';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(() => report([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list whose pages arrive at once and never fill the view. */
function Endless({ onLoad, pages = 100 }: { onLoad: () => void; pages?: number }) {
  const [items, setItems] = useState(['first']);
  const load = useCallback(() => {
    onLoad();
    setItems((before) => [...before, `item ${before.length}`]);
  }, [onLoad]);
  return (
    <InfiniteList
      label="Stories"
      items={items}
      getKey={(item) => item}
      renderItem={(item) => item}
      hasNextPage={items.length < pages}
      loading={false}
      onLoadMore={load}
      end="That is all"
    />
  );
}

describe('useAutoFill', () => {
  it('loads at most five pages without scrolling', () => {
    const onLoad = vi.fn();
    render(<Endless onLoad={onLoad} />);
    see(true);
    expect(onLoad).toHaveBeenCalledTimes(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onLoad.mock.calls.length).toBeGreaterThan(5);
  });

  it.each([
    ['the page', () => window],
    ['a part of the page', () => screen.getByRole('list')],
  ])('continues after the reader has scrolled %s', (_, scroller) => {
    const onLoad = vi.fn();
    render(<Endless onLoad={onLoad} />);
    see(true);
    fireEvent.scroll(scroller());
    expect(onLoad.mock.calls.length).toBeGreaterThan(5);
  });

  it('loads nothing while its end is out of view', () => {
    const onLoad = vi.fn();
    render(<Endless onLoad={onLoad} />);
    see(false);
    expect(onLoad).not.toHaveBeenCalled();
  });

  it('stops at the last page and shows the end', () => {
    const onLoad = vi.fn();
    render(<Endless onLoad={onLoad} pages={3} />);
    see(true);
    expect(onLoad).toHaveBeenCalledTimes(2);
    expect(screen.getByText('That is all')).toBeDefined();
  });
});
