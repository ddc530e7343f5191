import { describe, expect, test } from 'vitest';
import { newId } from './ids.ts';

describe('newId', () => {
  test('returns 16 lower-case letters and digits without hyphens', () => {
    for (let i = 0; i < 500; i += 1) expect(newId()).toMatch(/^[a-z0-9]{16}$/);
  });

  test('does not repeat', () => {
    const ids = new Set(Array.from({ length: 5_000 }, newId));
    expect(ids.size).toBe(5_000);
  });
});
