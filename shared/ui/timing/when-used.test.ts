// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const move = (movementX: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('whenUsed', () => {
  it('runs something once, after the first movement, press or key', async () => {
    const { whenUsed } = await import('./when-used.ts');
    const run = vi.fn();
    whenUsed(run);
    window.dispatchEvent(new Event('scroll'));
    move(0);
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    move(1);
    for (const type of ['pointerdown', 'keydown']) window.dispatchEvent(new Event(type));
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for nothing in a page that has been used', async () => {
    const { whenUsed } = await import('./when-used.ts');
    whenUsed(() => {});
    window.dispatchEvent(new Event('keydown'));
    const run = vi.fn();
    whenUsed(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
