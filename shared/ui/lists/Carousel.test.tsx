// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let view: ReturnType<typeof render>;
function show({ width, content }: { width: number; content: number }) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  view = render(
    <Carousel heading="New stories">
      <p>one</p>
      <p>two</p>
    </Carousel>,
  );
}

const idle = (name: string) => screen.getByRole('button', { name }).ariaDisabled === 'true';
const scrolled = (left: number) => {
  const list = screen.getByRole('list');
  list.scrollLeft = left;
  fireEvent.scroll(list);
};

describe('Carousel', () => {
  it('scrolls forward from its start, back from its end, and both ways in between', () => {
    show({ width: 300, content: 900 });
    expect([idle('Scroll back: New stories'), idle('Scroll forward: New stories')]).toEqual([true, false]);
    scrolled(200);
    expect([idle('Scroll back: New stories'), idle('Scroll forward: New stories')]).toEqual([false, false]);
    scrolled(600);
    expect([idle('Scroll back: New stories'), idle('Scroll forward: New stories')]).toEqual([false, true]);
  });

  it('shows its buttons once there are more items than fit', () => {
    show({ width: 300, content: 300 });
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    view.rerender(
      <Carousel heading="New stories">
        <p>one</p>
        <p>two</p>
        <p>three</p>
      </Carousel>,
    );
    expect([idle('Scroll back: New stories'), idle('Scroll forward: New stories')]).toEqual([true, false]);
  });

  it('hides its buttons when everything is visible', () => {
    show({ width: 300, content: 300 });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('scrolls by most of its width, so that the last visible card stays in view', () => {
    show({ width: 300, content: 900 });
    const scrollBy = vi.fn();
    screen.getByRole('list').scrollBy = scrollBy;
    scrolled(200);
    fireEvent.click(screen.getByRole('button', { name: 'Scroll forward: New stories' }));
    fireEvent.click(screen.getByRole('button', { name: 'Scroll back: New stories' }));
    expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([255, -255]);
  });

  it('is at its ends within a pixel', () => {
    show({ width: 300, content: 900 });
    scrolled(1);
    expect(idle('Scroll back: New stories')).toBe(true);
    scrolled(2);
    expect(idle('Scroll back: New stories')).toBe(false);
    scrolled(599);
    expect(idle('Scroll forward: New stories')).toBe(true);
    scrolled(598);
    expect(idle('Scroll forward: New stories')).toBe(false);
  });

  it('has a link to all items only with an address', () => {
    const { rerender } = render(<Carousel heading="New stories">{[]}</Carousel>);
    expect(screen.queryByRole('link')).toBeNull();
    rerender(
      <Carousel heading="New stories" href="/story" note="Fresh">
        {[]}
      </Carousel>,
    );
    expect(screen.getByRole('link', { name: 'See all: New stories' }).getAttribute('href')).toBe('/story');
    expect(screen.getByText('Fresh')).toBeDefined();
  });
});
