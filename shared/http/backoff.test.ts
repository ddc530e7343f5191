import { describe, expect, it } from 'vitest';
import { backoffDelay, defaultBackoff } from './backoff.ts';

describe('backoffDelay', () => {
  const longest = () => 1;
  const shortest = () => 0;

  it('stays the same for 3 s, and then doubles up to its limit', () => {
    const waits = [1, 6, 7, 8, 9, 10, 11, 15].map((tries) =>
      backoffDelay(defaultBackoff, tries, null, longest),
    );
    expect(waits).toEqual([500, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });

  it('is random in the upper half', () => {
    expect(backoffDelay(defaultBackoff, 8, null, shortest)).toBe(1_000);
  });

  it('is at least Retry-After, up to a minute', () => {
    expect(backoffDelay(defaultBackoff, 1, 9, shortest)).toBe(9_000);
    expect(backoffDelay(defaultBackoff, 1, 86_400, shortest)).toBe(60_000);
  });
});
