// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

describe('whenUsed', () => {
  it('runs something once, after the first movement, press or key', async () => {
    const run = vi.fn();
    whenUsed(run);
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(run).not.toHaveBeenCalled();
    vi.useFakeTimers();
    for (const type of ['pointermove', 'pointerdown', 'keydown']) window.dispatchEvent(new Event(type));
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('waits for nothing if the page has been pressed before', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    vi.useFakeTimers();
    const run = vi.fn();
    whenUsed(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
