// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useHiddenBar } from './use-hidden-bar.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  useHiddenBar();
  return null;
}

const bar = () => document.documentElement.getAttribute('data-bar');
const scrollTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });

describe('useHiddenBar', () => {
  it('shows the bar when the page scrolls up, until it scrolls down, and leaves it with the page', () => {
    const { unmount } = render(<Page />);
    expect(bar()).toBe('hidden');
    scrollTo(100);
    expect(bar()).toBe('hidden');
    scrollTo(95);
    expect(bar()).toBe('hidden');
    scrollTo(80);
    expect(bar()).toBe('shown');
    unmount();
    expect(bar()).toBeNull();
  });

  it('leaves the bar as it is where the page becomes shorter and scrolls up by itself', () => {
    const length = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
    scrollTo(0);
    render(<Page />);
    scrollTo(300);
    length.mockReturnValue(1_800);
    scrollTo(100);
    expect(bar()).toBe('hidden');
    scrollTo(50);
    expect(bar()).toBe('shown');
    length.mockRestore();
  });
});
