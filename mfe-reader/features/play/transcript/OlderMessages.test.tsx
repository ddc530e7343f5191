// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OlderMessages } from './OlderMessages.tsx';

/** An `IntersectionObserver` whose target is in view as soon as it is observed. */
class InSight {
  private readonly seen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.seen = seen;
  }
  observe() {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', InSight);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const partial = { status: 'partial', cursor: 7 } as const;

describe('OlderMessages', () => {
  it('loads only after the scroll position is restored', () => {
    const onLoad = vi.fn();
    render(<OlderMessages older={partial} onLoad={onLoad} />);
    act(() => void vi.advanceTimersByTime(500));
    expect(onLoad).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(200));
    expect(onLoad).toHaveBeenCalledOnce();
  });

  it('loads again while the mark is in view, one page at a time', () => {
    const onLoad = vi.fn();
    const { rerender } = render(<OlderMessages older={partial} onLoad={onLoad} />);
    act(() => void vi.advanceTimersByTime(700));
    rerender(<OlderMessages older={{ status: 'loading', cursor: 7 }} onLoad={onLoad} />);
    expect(onLoad).toHaveBeenCalledOnce();
    rerender(<OlderMessages older={{ status: 'partial', cursor: 3 }} onLoad={onLoad} />);
    expect(onLoad).toHaveBeenCalledTimes(2);
    rerender(<OlderMessages older={{ status: 'complete' }} onLoad={onLoad} />);
    expect(onLoad).toHaveBeenCalledTimes(2);
  });
});
