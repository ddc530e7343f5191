import { describe, expect, it } from 'vitest';
import { reorder } from './reorder.ts';

describe('reorder', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [2, 3, 'abdc'],
  ])('moves an item from %i to %i', (from, to, expected) => {
    expect(reorder([...'abcd'], from, to).join('')).toBe(expected);
  });
});
