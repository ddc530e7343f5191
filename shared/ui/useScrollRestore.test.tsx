// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestore } from './useScrollRestore.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ active = true }: { active?: boolean }) {
  useScrollRestore(active, undefined);
  return null;
}

/** Lets the first moments pass, then scrolls as a reader does. */
function readTo(y: number): void {
  act(() => vi.advanceTimersByTime(400));
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

it('goes back to where the reader was, 400 ms after the page is active again', () => {
  const { rerender } = render(<Page />);
  readTo(1200);
  rerender(<Page active={false} />);
  rerender(<Page />);
  vi.advanceTimersByTime(399);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200 });
});

it('does the same for a page kept by Activity', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  readTo(640);
  rerender(page('hidden'));
  rerender(page('visible'));
  act(() => vi.advanceTimersByTime(400));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640 });
});

it('ignores scrolling by others while it is away, and before it has gone back', () => {
  const { rerender } = render(<Page />);
  readTo(1200);
  rerender(<Page active={false} />);
  vi.stubGlobal('scrollY', 5);
  fireEvent.scroll(window);
  rerender(<Page />);
  fireEvent.scroll(window);
  vi.advanceTimersByTime(400);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200 });
});

it('leaves a page alone that was never scrolled', () => {
  const { rerender } = render(<Page />);
  rerender(<Page active={false} />);
  rerender(<Page />);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
});
