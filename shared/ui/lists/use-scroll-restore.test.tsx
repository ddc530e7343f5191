// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollRestore } from './use-scroll-restore.ts';

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

function Page({ active = true, keepsEnd = false }: { active?: boolean; keepsEnd?: boolean }) {
  useScrollRestore(active, keepsEnd);
  return null;
}

/** Waits for the restoration delay, then scrolls as a reader does. */
function readTo(y: number): void {
  act(() => vi.advanceTimersByTime(400));
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

describe('useScrollRestore', () => {
  it('restores the position 400 ms after the page is active again', () => {
    const { rerender } = render(<Page />);
    readTo(1200);
    rerender(<Page active={false} />);
    rerender(<Page />);
    vi.advanceTimersByTime(399);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200 });
  });

  it('restores a page hidden by Activity', () => {
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

  it('restores the position of a page that is left before its last scroll event', () => {
    const { rerender } = render(<Page />);
    readTo(1200);
    vi.stubGlobal('scrollY', 300);
    fireEvent.popState(window);
    rerender(<Page active={false} />);
    rerender(<Page />);
    vi.advanceTimersByTime(400);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 300 });
  });

  it('restores a document that was scrolled before it was hydrated', () => {
    vi.stubGlobal('scrollY', 755);
    const { rerender } = render(<Page />);
    rerender(<Page active={false} />);
    vi.stubGlobal('scrollY', 0);
    rerender(<Page />);
    vi.advanceTimersByTime(400);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 755 });
  });

  it('ignores scroll events while hidden and before restoring', () => {
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

  it('does nothing for a page that was never scrolled', () => {
    const { rerender } = render(<Page />);
    rerender(<Page active={false} />);
    rerender(<Page />);
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('does not restore after the reader has scrolled', () => {
    const { rerender } = render(<Page />);
    readTo(1200);
    rerender(<Page active={false} />);
    rerender(<Page />);
    vi.advanceTimersByTime(200);
    fireEvent.wheel(window);
    vi.stubGlobal('scrollY', 300);
    fireEvent.scroll(window);
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
    rerender(<Page active={false} />);
    rerender(<Page />);
    vi.advanceTimersByTime(400);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 300 });
  });

  it.each(['keyDown', 'pointerDown', 'touchStart'] as const)(
    'restores at once, and only once, if the reader presses something earlier: %s',
    (way) => {
      const { rerender } = render(<Page />);
      readTo(1200);
      rerender(<Page active={false} />);
      rerender(<Page />);
      vi.advanceTimersByTime(100);
      fireEvent[way](window, { key: 'Tab' });
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200 });
      fireEvent[way](window, { key: 'Tab' });
      vi.advanceTimersByTime(1000);
      expect(scrollTo).toHaveBeenCalledOnce();
    },
  );

  it('treats scroll keys as scrolling, except in text fields', () => {
    const { rerender, container } = render(<Page />);
    const field = container.appendChild(document.createElement('textarea'));
    readTo(1200);
    const comeBack = () => {
      rerender(<Page active={false} />);
      rerender(<Page />);
    };
    comeBack();
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
    comeBack();
    fireEvent.keyDown(field, { key: ' ' });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1200 });
  });

  it('restores the end of a page that has grown', () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    const { rerender } = render(<Page keepsEnd />);
    readTo(4190);
    rerender(<Page keepsEnd active={false} />);
    height.mockReturnValue(6000);
    rerender(<Page keepsEnd />);
    vi.advanceTimersByTime(400);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 6000 });
    readTo(3000);
    rerender(<Page keepsEnd active={false} />);
    rerender(<Page keepsEnd />);
    vi.advanceTimersByTime(400);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 3000 });
    vi.restoreAllMocks();
  });
});
