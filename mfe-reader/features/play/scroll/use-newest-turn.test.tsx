// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserLine } from '../../text/UserLine.tsx';
import { useNewestTurn } from './use-newest-turn.ts';

const viewport = 600;
/** Height of the page without room for the reply, and where the reader’s line is in it, in px. */
const natural = 1_000;
const lineTop = 900;
let scrolled = 0;

/** jsdom has no layout. */
beforeEach(() => {
  scrolled = natural - viewport;
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
    () => ({ top: lineTop - scrolled }) as DOMRect,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ isGenerating }: { isGenerating: boolean }) {
  const { content, away } = useNewestTurn({ isGenerating, navigating: false });
  return (
    <div ref={content} data-testid="content" data-away={away}>
      <UserLine text="I knock." isNewest />
    </div>
  );
}

describe('useNewestTurn', () => {
  it('scrolls the line to the top once, with room for the reply, and does not move when the reply ends', () => {
    const { rerender } = render(<Page isGenerating={false} />);
    expect(scrolled).toBe(400);
    rerender(<Page isGenerating />);
    expect(scrolled).toBe(lineTop);
    expect(screen.getByTestId('content').style.minHeight).toBe(`${lineTop + viewport}px`);
    rerender(<Page isGenerating={false} />);
    expect(scrolled).toBe(lineTop);
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
