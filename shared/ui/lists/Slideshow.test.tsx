// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slideshow } from './Slideshow.tsx';

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
  Element.prototype.scrollTo = scrollTo;
});
afterEach(cleanup);

const show = (titles: string[]) =>
  render(
    <Slideshow label="Featured">
      {titles.map((title) => (
        <a key={title} href={`/${title}`}>
          {title}
        </a>
      ))}
    </Slideshow>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const idle = () => ['Previous', 'Next'].map((name) => button(name).ariaDisabled === 'true');

describe('Slideshow', () => {
  it('names each slide by its position', () => {
    show(['one', 'two']);
    const slides = within(screen.getByRole('region', { name: 'Featured' })).getAllByRole('listitem');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  });

  it('moves by its buttons, which are idle at the ends', () => {
    show(['one', 'two']);
    expect(idle()).toEqual([true, false]);
    fireEvent.click(button('Next'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' });
    const track = screen.getByRole('list');
    track.scrollLeft = 290;
    fireEvent.scroll(track);
    expect(idle()).toEqual([false, true]);
  });

  it('moves two slides after two quick clicks, unless the visitor takes over', () => {
    show(['one', 'two', 'three']);
    const track = screen.getByRole('list');
    fireEvent.click(button('Next'));
    track.scrollLeft = 60;
    fireEvent.scroll(track);
    fireEvent.click(button('Next'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' });
    expect(idle()).toEqual([false, true]);
    fireEvent.pointerDown(track);
    track.scrollLeft = 310;
    fireEvent.scroll(track);
    expect(idle()).toEqual([false, false]);
  });

  it('has no buttons for a single slide', () => {
    show(['one']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps focus on a button that becomes idle', () => {
    show(['one', 'two']);
    button('Next').focus();
    fireEvent.click(button('Next'));
    fireEvent.click(button('Next'));
    expect(document.activeElement).toBe(button('Next'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
