// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCloseOnBack } from './use-close-on-back.ts';

const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
beforeEach(() => void vi.stubGlobal('navigation', navigation));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** True if the page stays where it is. */
function go(
  to: number,
  { cancelable = true, userInitiated = true, navigationType = 'traverse' } = {},
): boolean {
  const event = new Event('navigate', { cancelable });
  Object.assign(event, { navigationType, userInitiated, destination: { index: to } });
  return !navigation.dispatchEvent(event);
}

function open() {
  const close = vi.fn();
  const { rerender } = renderHook(({ open }) => useCloseOnBack(open, close), {
    initialProps: { open: true },
  });
  return { close, shut: () => rerender({ open: false }) };
}

describe('useCloseOnBack', () => {
  it('closes what was opened last, one for each press of Back, and then leaves', () => {
    const sheet = open();
    const question = open();
    expect(go(2)).toBe(true);
    expect([sheet.close, question.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    question.shut();
    expect(go(2)).toBe(true);
    expect(sheet.close).toHaveBeenCalledOnce();
    sheet.shut();
    expect(go(2)).toBe(false);
  });

  it('lets links, Forward, scripts, and what cannot be cancelled leave the page', () => {
    const { close } = open();
    expect(go(4, { navigationType: 'push' })).toBe(false);
    expect(go(4)).toBe(false);
    expect(go(2, { userInitiated: false })).toBe(false);
    expect(go(2, { cancelable: false })).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  it('closes when Android asks what watches for Back', () => {
    const watchers = new Set<EventTarget>();
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 16)' });
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super();
          watchers.add(this);
        }
        destroy = () => watchers.delete(this);
      },
    );
    const { close, shut } = open();
    for (const watcher of watchers) watcher.dispatchEvent(new Event('close'));
    expect(close).toHaveBeenCalledOnce();
    shut();
    expect(watchers.size).toBe(0);
  });
});
