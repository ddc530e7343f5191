// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show({ width, content }: { width: number; content: number }) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  render(
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

  it('hides its buttons when everything is visible', () => {
    show({ width: 300, content: 300 });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
