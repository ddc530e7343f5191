// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyChat } from '../../chat/store/chat-state.ts';
import { OlderMessages } from './OlderMessages.tsx';

/** A mark that is in sight as soon as it is watched. */
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

const state = { ...emptyChat, history: 'ready', olderCursor: 7 } as const;

it('loads what came before only when the page stands where the reader left it', () => {
  const onLoad = vi.fn();
  render(<OlderMessages state={state} onLoad={onLoad} />);
  act(() => void vi.advanceTimersByTime(500));
  expect(onLoad).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(200));
  expect(onLoad).toHaveBeenCalledOnce();
});

it('asks again after each page while the mark is in sight, and not while one is on its way', () => {
  const onLoad = vi.fn();
  const { rerender } = render(<OlderMessages state={state} onLoad={onLoad} />);
  act(() => void vi.advanceTimersByTime(700));
  rerender(<OlderMessages state={{ ...state, older: 'loading' }} onLoad={onLoad} />);
  expect(onLoad).toHaveBeenCalledOnce();
  rerender(<OlderMessages state={{ ...state, olderCursor: 3 }} onLoad={onLoad} />);
  expect(onLoad).toHaveBeenCalledTimes(2);
  rerender(<OlderMessages state={{ ...state, olderCursor: null }} onLoad={onLoad} />);
  expect(onLoad).toHaveBeenCalledTimes(2);
});
