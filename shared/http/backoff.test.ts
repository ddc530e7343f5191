import { describe, expect, it } from 'vitest';
import { backoffDelay, defaultBackoff } from './backoff.ts';

describe('waiting before another try', () => {
  const longest = () => 1;
  const shortest = () => 0;

  it('doubles up to its bound', () => {
    const waits = [1, 2, 3, 4, 5, 6, 9].map((tries) => backoffDelay(defaultBackoff, tries, null, longest));
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });

  it('is spread over the upper half, so that crowds do not come together', () => {
    expect(backoffDelay(defaultBackoff, 3, null, shortest)).toBe(1_000);
  });

  it('is at least what the server asks for, within a minute', () => {
    expect(backoffDelay(defaultBackoff, 1, 9, shortest)).toBe(9_000);
    expect(backoffDelay(defaultBackoff, 1, 86_400, shortest)).toBe(60_000);
  });
});
