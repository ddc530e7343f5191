// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserLine } from '../../text/UserLine.tsx';
import { useNewestTurn } from './use-newest-turn.ts';

let viewport = 600;
/** Height of the page without room for the reply, and where the reader’s line is in it, in px. */
const natural = 1_000;
const lineTop = 900;
let scrolled = 0;
let lineHeight = 40;

/** jsdom has no layout. */
beforeEach(() => {
  scrolled = natural - viewport;
  lineHeight = 40;
  viewport = 600;
  vi.stubGlobal('innerHeight', viewport);
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    scrolled += top;
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  const room = () => Number.parseFloat(screen.queryByTestId('content')?.style.minHeight ?? '') || 0;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() =>
    Math.max(natural, room()),
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(natural);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: lineTop - scrolled, bottom: lineTop - scrolled + lineHeight }) as DOMRect,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ isGenerating, turns = 40 }: { isGenerating: boolean; turns?: number }) {
  const { content, away } = useNewestTurn({ isGenerating, navigating: false, turns });
  return (
    <div ref={content} data-testid="content" data-away={away}>
      {turns > 0 ? <UserLine text="I knock." isNewest /> : null}
    </div>
  );
}

describe('useNewestTurn', () => {
  it('scrolls the line into the upper quarter once, with room for the reply, and does not move when the reply ends', () => {
    const { rerender } = render(<Page isGenerating={false} />);
    expect(scrolled).toBe(400);
    rerender(<Page isGenerating />);
    const placed = lineTop - viewport / 4;
    expect(scrolled).toBe(placed);
    expect(screen.getByTestId('content').style.minHeight).toBe(`${placed + viewport}px`);
    rerender(<Page isGenerating={false} />);
    expect(scrolled).toBe(placed);
  });

  it('scrolls the line to the top of a low view', () => {
    viewport = 300;
    vi.stubGlobal('innerHeight', viewport);
    scrolled = natural - viewport;
    const { rerender } = render(<Page isGenerating={false} />);
    rerender(<Page isGenerating />);
    expect(scrolled).toBe(lineTop);
  });

  it('shows the end of a long line in the middle, so that the reply is in view', () => {
    lineHeight = 700;
    const { rerender } = render(<Page isGenerating={false} />);
    rerender(<Page isGenerating />);
    expect(scrolled).toBe(lineTop + lineHeight - viewport / 2);
  });

  it('shows a story that is begun again from its top, without the room', () => {
    const { rerender } = render(<Page isGenerating={false} />);
    rerender(<Page isGenerating />);
    rerender(<Page isGenerating={false} turns={0} />);
    expect(screen.getByTestId('content').style.minHeight).toBe('');
    expect(scrolled).toBe(0);
  });

  it('shows the line of a story that became shorter than the room, unless it is in view', () => {
    const { rerender } = render(<Page isGenerating={false} />);
    rerender(<Page isGenerating />);
    const placed = scrolled;
    rerender(<Page isGenerating={false} turns={30} />);
    expect(scrolled).toBe(placed);
    scrolled = lineTop + 3_000;
    rerender(<Page isGenerating={false} turns={20} />);
    expect(scrolled).toBe(lineTop);
  });

  it('shows the line again when the width has changed, as on a phone that is turned', () => {
    let resized = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => {};
        disconnect = () => {};
        constructor(callback: () => void) {
          resized = callback;
        }
      },
    );
    let width = 390;
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width);
    const { rerender } = render(<Page isGenerating={false} />);
    rerender(<Page isGenerating />);
    scrolled = lineTop + 300;
    act(() => resized());
    expect(scrolled).toBe(lineTop + 300);
    width = 844;
    act(() => resized());
    expect(scrolled).toBe(lineTop);
  });

  it('leaves a line that is there already, also in a page that became shorter, and brings one back that is above the view', () => {
    const { rerender } = render(<Page isGenerating={false} />);
    const begin = (before: number, after = before) => {
      rerender(<Page isGenerating={false} />);
      scrolled = before;
      window.dispatchEvent(new Event('scroll'));
      scrolled = after;
      rerender(<Page isGenerating />);
      return scrolled;
    };
    expect(begin(lineTop - 100)).toBe(lineTop - 100);
    expect(begin(lineTop - 20, lineTop - 70)).toBe(lineTop - 20);
    expect(begin(lineTop + 300)).toBe(lineTop);
  });

  it('tells when the reader has scrolled so far up that the line is below the view', () => {
    render(<Page isGenerating />);
    const scrollTo = (top: number) =>
      act(() => {
        scrolled = top;
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(400);
    expect(screen.getByTestId('content').dataset.away).toBe('false');
    scrollTo(200);
    expect(screen.getByTestId('content').dataset.away).toBe('true');
  });
});
