// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFollowEnd } from './use-follow-end.ts';

const viewport = 600;
let height = 0;
let resize: () => void = () => {};

/** Reports a resize when the test says so: jsdom has no layout. */
class FakeResizeObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe() {}
  disconnect() {}
}

const setScroll = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
const scrollTo = (top: number) =>
  act(() => {
    setScroll(top);
    window.dispatchEvent(new Event('scroll'));
  });
const growTo = (next: number) =>
  act(() => {
    height = next;
    resize();
  });
const end = () => height - viewport;

beforeEach(() => {
  height = 3_000;
  setScroll(0);
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.stubGlobal('innerHeight', viewport);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    scrollTo(Math.min(options.top ?? 0, end()));
  }) as typeof window.scrollTo);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const { content, away, toEnd } = useFollowEnd();
  const [open, setOpen] = useState(false);
  return (
    <section ref={content}>
      {away ? (
        <button type="button" onClick={toEnd}>
          Latest
        </button>
      ) : null}
      <button type="button" onClick={toEnd}>
        Send
      </button>
      <button type="button" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        More
      </button>
    </section>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('useFollowEnd', () => {
  it('does not scroll a reader who has not reached the end', () => {
    render(<Page />);
    growTo(3_200);
    expect(window.scrollY).toBe(0);
    expect(screen.getByRole('button', { name: 'Latest' })).toBeDefined();
  });

  it('does not scroll while a menu is open', () => {
    render(<Page />);
    press('Send');
    press('More');
    growTo(3_400);
    expect(window.scrollY).toBe(2_400);
    press('More');
    growTo(3_500);
    expect(window.scrollY).toBe(end());
  });

  it('keeps the end in view while the text grows', () => {
    render(<Page />);
    press('Send');
    expect(window.scrollY).toBe(end());
    growTo(3_400);
    expect(window.scrollY).toBe(end());
    expect(screen.queryByRole('button', { name: 'Latest' })).toBeNull();
  });

  it('does not scroll after the reader has scrolled up in the frame in which the view went to the end', () => {
    vi.mocked(window.scrollTo).mockImplementation(() => setScroll(end()));
    render(<Page />);
    press('Send');
    scrollTo(1_000);
    growTo(3_400);
    expect(window.scrollY).toBe(1_000);
  });

  it('does not scroll after the reader has scrolled up, until they return to the end', () => {
    render(<Page />);
    press('Send');
    scrollTo(1_000);
    growTo(3_400);
    growTo(3_800);
    expect(window.scrollY).toBe(1_000);
    press('Latest');
    growTo(4_200);
    expect(window.scrollY).toBe(end());
  });
});
