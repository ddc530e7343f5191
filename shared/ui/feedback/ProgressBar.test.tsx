// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading page' });

describe('ProgressBar', () => {
  it('stays hidden if the page loads within 200 ms', () => {
    const { rerender } = render(<ProgressBar active />);
    wait(199);
    expect(bar()).toBeNull();
    rerender(<ProgressBar active={false} />);
    wait(5000);
    expect(bar()).toBeNull();
  });

  it('animates over 2000 ms after a delay of 200', () => {
    render(<ProgressBar active />);
    wait(200);
    expect(bar()?.style.animationDuration).toBe('2000ms');
    expect(bar()?.className).toContain('running');
  });

  it('stays full for 500 ms, then fades for 400 ms', () => {
    const { rerender } = render(<ProgressBar active />);
    wait(200);
    rerender(<ProgressBar active={false} />);
    wait(499);
    expect(bar()?.className).toContain('done');
    wait(1);
    expect(bar()?.className).toContain('leaving');
    wait(399);
    expect(bar()).not.toBeNull();
    wait(1);
    expect(bar()).toBeNull();
  });

  it('runs again for a page that is opened while the bar is full or fades', () => {
    const { rerender } = render(<ProgressBar active />);
    wait(200);
    rerender(<ProgressBar active={false} />);
    rerender(<ProgressBar active />);
    wait(199);
    expect(bar()?.className).toContain('done');
    wait(1);
    expect(bar()?.className).toContain('running');
  });
});
