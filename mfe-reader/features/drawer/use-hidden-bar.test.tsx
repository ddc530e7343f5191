// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useHiddenBar } from './use-hidden-bar.ts';

afterEach(cleanup);

function Page() {
  useHiddenBar();
  return null;
}

const bar = () => document.documentElement.getAttribute('data-bar');
const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

describe('useHiddenBar', () => {
  it('hides the bar while the page scrolls down, shows it when it scrolls up, and leaves it with the page', () => {
    const { unmount } = render(<Page />);
    expect(bar()).toBe('unset');
    scrollTo(100);
    expect(bar()).toBe('hidden');
    scrollTo(95);
    expect(bar()).toBe('hidden');
    scrollTo(80);
    expect(bar()).toBe('shown');
    unmount();
    expect(bar()).toBeNull();
  });
});
