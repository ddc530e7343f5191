import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createWatchdog', () => {
  it('aborts when it is not touched for its time, and only from the first touch on', () => {
    const { signal, touch } = createWatchdog(1_000);
    vi.advanceTimersByTime(5_000);
    expect(signal.aborted).toBe(false);
    touch();
    vi.advanceTimersByTime(999);
    touch();
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it('aborts with its parent, and never after it is stopped', () => {
    const parent = new AbortController();
    const [watched, stopped] = [createWatchdog(1_000, parent.signal), createWatchdog(1_000)];
    stopped.touch();
    stopped.stop();
    vi.advanceTimersByTime(5_000);
    expect(stopped.signal.aborted).toBe(false);
    parent.abort(new Error('left'));
    expect(watched.signal.reason).toEqual(new Error('left'));
  });
});
