import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createWatchdog', () => {
  it('aborts when it is not touched for its time, and only from the first touch on', () => {
    const { signal, touch } = createWatchdog();
    vi.advanceTimersByTime(5_000);
    expect(signal.aborted).toBe(false);
    touch(1_000);
    vi.advanceTimersByTime(999);
    touch(1_000);
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it('aborts with its parent, and never after it is stopped', () => {
    const parent = new AbortController();
    const [watched, stopped] = [createWatchdog(parent.signal), createWatchdog()];
    stopped.touch(1_000);
    stopped.stop();
    vi.advanceTimersByTime(5_000);
    expect(stopped.signal.aborted).toBe(false);
    parent.abort(new Error('left'));
    expect(watched.signal.reason).toEqual(new Error('left'));
  });
});
